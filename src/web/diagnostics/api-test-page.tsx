import { useQuery } from '@tanstack/react-query';
import { prices } from '#features/checkout/contract.ts';
import { templatesAnswer } from '#features/templates/contract.ts';
import { getJson } from '../api/client.ts';
import { serverMessage } from '../api/error-message.ts';
import { useConfig } from '../api/use-config.ts';
import NotFoundPage from '../not-found-page.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageMeta, PageTitle } from '../ui/page.tsx';
import { Spinner } from '../ui/spinner.tsx';

async function askApi(signal: AbortSignal) {
  const [{ templates }, { basic, premium }] = await Promise.all([
    getJson(templatesAnswer, '/templates', { signal }),
    getJson(prices, '/api/payments/prices', { signal }),
  ]);
  return { templates, basic, premium };
}

/** Specification, "Diagnostic": templates and prices from the API, or the error. Not in production, unless configured. */
export default function ApiTestPage() {
  const config = useConfig();
  return config?.apiDocs === false ? <NotFoundPage /> : <Answers />;
}

function Answers() {
  const answer = useQuery({ queryKey: ['api-test'], queryFn: ({ signal }) => askApi(signal) });
  return (
    <div className="flex flex-col gap-6">
      <PageMeta title="API test" />
      <PageTitle>API test</PageTitle>
      {answer.isPending && <Spinner label="Calling the API" />}
      {answer.isError && (
        <Notice tone="error" title="API error">
          {serverMessage(answer.error, 'The API did not respond.')}
        </Notice>
      )}
      {answer.isSuccess && (
        <>
          <section aria-labelledby="templates" className="rounded-card border-2 border-line bg-card p-5">
            <h2 id="templates" className="mb-3 text-xl">
              Templates
            </h2>
            <ul className="flex flex-col gap-2">
              {answer.data.templates.map((template) => (
                <li key={template.id}>
                  <code className="text-sm text-soft">{template.id}</code> <strong>{template.name}</strong>:{' '}
                  {template.description}
                </li>
              ))}
            </ul>
          </section>
          <section aria-labelledby="prices" className="rounded-card border-2 border-line bg-card p-5">
            <h2 id="prices" className="mb-3 text-xl">
              Prices
            </h2>
            <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1">
              <dt>Basic</dt>
              <dd className="font-bold">{answer.data.basic.formatted}</dd>
              <dt>Premium</dt>
              <dd className="font-bold">{answer.data.premium.formatted}</dd>
            </dl>
          </section>
        </>
      )}
    </div>
  );
}
