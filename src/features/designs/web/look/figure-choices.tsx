import { AIDS, type AidId, BODIES, LOOK_POSES, type LookChoices } from '@toy-twin/studio/look';
import { type ReactNode, useId } from 'react';
import { Figure, POSES, WheelchairFigure, Words } from './figure.tsx';
import type { LookField, LookValue } from './look-fields.ts';
import { RadioTiles, Tile, TileGroup } from './tiles.tsx';

type Props = { look: LookChoices; onChoose: (field: LookField, value: LookValue) => void };

/** The first choice of what no photo of a face shows: the description decides, and chance. */
const MATCH_DESCRIPTION = { id: undefined, name: 'Match my description', picture: <Words /> };

const aidPictures: Record<AidId, ReactNode> = {
  wheelchair: <WheelchairFigure />,
  'prosthetic-leg': <Figure aid="leg" />,
  'prosthetic-arm': <Figure aid="arm" />,
  'hearing-aid': <Figure aid="ear" />,
};

/** The body, and any number of aids. */
export function BodyChoices({ look, onChoose }: Props) {
  const group = useId();
  const worn = look.aids ?? [];
  const toggle = (id: AidId) => {
    const others = worn.filter((other) => other !== id);
    const next = worn.includes(id) ? others : [...others, id];
    onChoose('aids', next.length > 0 ? next : undefined);
  };
  const bodies = BODIES.map((body) => ({ ...body, picture: <Figure build={body.id} /> }));
  return (
    <div className="flex flex-col gap-5">
      <RadioTiles
        legend="Body"
        legendShown
        options={[MATCH_DESCRIPTION, ...bodies]}
        chosen={look.body}
        onChoose={(id) => onChoose('body', id)}
      />
      <TileGroup legend="Aids (choose any)" legendShown>
        {AIDS.map((aid) => (
          <Tile
            key={aid.id}
            type="checkbox"
            group={group}
            option={{ ...aid, picture: aidPictures[aid.id] }}
            chosen={worn.includes(aid.id)}
            onChoose={() => toggle(aid.id)}
          />
        ))}
      </TileGroup>
    </div>
  );
}

export function PoseChoices({ look, onChoose }: Props) {
  const poses = LOOK_POSES.map((pose) => ({ ...pose, picture: <Figure pose={POSES[pose.id]} /> }));
  return (
    <RadioTiles
      legend="Pose"
      options={[MATCH_DESCRIPTION, ...poses]}
      chosen={look.pose}
      onChoose={(id) => onChoose('pose', id)}
    />
  );
}
