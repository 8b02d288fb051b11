import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { aboutTemplate, templateIds } from '#features/templates/contract.ts';
import { TIER_NAMES, tiers } from '#features/toytwins/contract.ts';
import { getJson } from '#web/api/client.ts';
import { serverMessage } from '#web/api/error-message.ts';
import { CheckField } from '#web/ui/check-field.tsx';
import { RetryNotice } from '#web/ui/retry-notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { DeskHeading } from '../../web/desk-heading.tsx';
import { engineName } from '../../web/engine-name.ts';
import { SelectField } from '../../web/select-field.tsx';
import { limitNames, SENTENCE_MAX_LENGTH, type SwitchesAnswer, switchesAnswer } from '../contract.ts';
import { LIMIT_WORDS } from './limit-words.ts';
import { SwitchRow } from './switch-row.tsx';

/** What operators set without a restart. Every process follows within ten seconds. */
export function SwitchesPage() {
  const found = useQuery({
    queryKey: ['operator', 'switches'],
    queryFn: ({ signal }) => getJson(switchesAnswer, '/api/operator/switches', { signal }),
  });
  return (
    <>
      <DeskHeading title="Switches" meta="Switches" />
      <p className="mb-6 max-w-prose text-soft">
        A change needs no restart: all processes follow within ten seconds. What nobody has set is as
        configured.
      </p>
      {found.isPending ? (
        <div role="status" aria-label="Loading: switches" className="grid gap-3">
          <Skeleton className="h-40" />
          <Skeleton className="h-40" />
        </div>
      ) : found.isError ? (
        <RetryNotice busy={found.isFetching} onRetry={() => void found.refetch()}>
          {serverMessage(found.error, 'The switches could not be loaded. Please try again.')}
        </RetryNotice>
      ) : (
        <div className="grid gap-8">
          <ShopSwitches {...found.data} />
          <MakingSwitches {...found.data} />
          <LimitSwitches {...found.data} />
        </div>
      )}
    </>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className="mb-3 text-2xl">{title}</h2>
      <div className="rounded-card border-2 border-edge bg-card">{children}</div>
    </section>
  );
}

function ShopSwitches({ switches }: SwitchesAnswer) {
  return (
    <Group title="Shop">
      <SwitchRow
        name="orders"
        title="New orders"
        about="While they are paused, buyers read the sentence before they choose a photo, and nobody can begin to pay. Orders that are open, paid or being made go on."
        state={switches.orders}
        show={({ paused, sentence }) => (paused ? `Paused: “${sentence}”` : 'Accepted')}
        isValid={({ paused, sentence }) => !paused || sentence.trim() !== ''}
        edit={(value, set) => (
          <>
            <CheckField
              label="Pause new orders"
              checked={value.paused}
              onChange={(event) => set({ ...value, paused: event.target.checked })}
            />
            <TextAreaField
              label="What buyers read"
              rows={3}
              maxLength={SENTENCE_MAX_LENGTH}
              value={value.sentence}
              onChange={(event) => set({ ...value, sentence: event.target.value })}
            />
          </>
        )}
      />
      <SwitchRow
        name="banner"
        title="Banner"
        about="Shown at the top of every page until somebody dismisses it. Another text is shown to everybody again. Empty: no banner."
        state={switches.banner}
        show={({ text }) => (text === '' ? 'None' : `“${text}”`)}
        edit={(value, set) => (
          <TextAreaField
            label="Text"
            rows={3}
            maxLength={SENTENCE_MAX_LENGTH}
            value={value.text}
            onChange={(event) => set({ text: event.target.value })}
          />
        )}
      />
      <SwitchRow
        name="templates"
        title="Boxes"
        about="A box that is off is not offered. Drafts with it keep everything and are asked to pick another; what is paid for is still made. At least one stays on."
        state={switches.templates}
        show={({ off }) => boxNames(templateIds.filter((id) => !off.includes(id)))}
        isValid={({ off }) => off.length < templateIds.length}
        edit={({ off }, set) => (
          <fieldset>
            <legend className="font-bold">Offered</legend>
            {templateIds.map((id) => (
              <CheckField
                key={id}
                label={aboutTemplate(id).name}
                checked={!off.includes(id)}
                onChange={({ target }) =>
                  set({ off: target.checked ? off.filter((other) => other !== id) : [...off, id] })
                }
              />
            ))}
          </fieldset>
        )}
      />
    </Group>
  );
}

const boxNames = (ids: readonly (typeof templateIds)[number][]) =>
  new Intl.ListFormat('en').format(ids.map((id) => aboutTemplate(id).name));

function MakingSwitches({ switches, engines }: SwitchesAnswer) {
  return (
    <Group title="Making">
      {tiers.map((tier) => (
        <SwitchRow
          key={tier}
          name={`engine.${tier}`}
          title={`${TIER_NAMES[tier]} engine`}
          about="Makes new toys of this tier. Toys that are being made keep theirs. A company other than us gets the photo: buyers are told before they upload."
          state={switches[`engine.${tier}`]}
          show={engineName}
          edit={(engine, set) => (
            <SelectField
              label="Engine"
              hint="Only engines that configuration has keys for."
              options={engines.map((each) => [each, engineName(each)] as const)}
              value={engine}
              onChoose={set}
            />
          )}
        />
      ))}
      {tiers.map((tier) => (
        <SwitchRow
          key={tier}
          name={`variations.${tier}`}
          title={`${TIER_NAMES[tier]} variations`}
          about="How many toys a purchase makes. With an engine of another company each costs us its price."
          state={switches[`variations.${tier}`]}
          show={(number) => number}
          edit={(number, set) => (
            <SelectField
              label="Toys for each purchase"
              options={[
                ['1', '1'],
                ['2', '2'],
              ]}
              value={String(number) === '2' ? '2' : '1'}
              onChoose={(chosen) => set(Number(chosen))}
            />
          )}
        />
      ))}
    </Group>
  );
}

function LimitSwitches({ switches }: SwitchesAnswer) {
  return (
    <Group title="Limits per address">
      {limitNames.map((name) => (
        <SwitchRow
          key={name}
          name={`limit.${name}`}
          {...LIMIT_WORDS[name]}
          state={switches[`limit.${name}`]}
          show={(points) => points.toLocaleString('en-US')}
          isValid={(points) => Number.isInteger(points) && points >= 1 && points <= 100_000}
          edit={(points, set) => (
            <TextField
              label="At most"
              type="number"
              min={1}
              max={100_000}
              inputMode="numeric"
              value={Number.isNaN(points) ? '' : points}
              onChange={(event) => set(event.target.valueAsNumber)}
            />
          )}
        />
      ))}
    </Group>
  );
}
