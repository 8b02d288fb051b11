import { z } from 'zod';

/** What a vendor's error says of its cause. */
export interface Refusal {
  /** The vendor's own code, for the log. Its message may quote the buyer's text and is left out. */
  name: string;
  /**
   * `input`: the photo or the words, so that another photo or other words may be drawn. `account`: our key, our account,
   * our model or our settings. Undefined where the status alone has to tell.
   */
  blames: 'input' | 'account' | undefined;
}

/** The error body of OpenAI and of Google; each has its own part of the fields. */
const errorBody = z.object({
  error: z.object({
    message: z.string().catch(''),
    code: z.union([z.string(), z.number()]).nullish(),
    type: z.string().nullish(),
    param: z.string().nullish().catch(undefined),
    status: z.string().nullish(),
    details: z
      .array(
        z.object({
          reason: z.string().optional().catch(undefined),
          fieldViolations: z
            .array(z.object({ field: z.string().catch('') }))
            .optional()
            .catch(undefined),
        }),
      )
      .optional()
      .catch(undefined),
  }),
});
type ErrorBody = z.infer<typeof errorBody>['error'];

/**
 * Reads what a vendor's error blames.
 * @param status of the HTTP answer.
 * @param text its body.
 */
export function readRefusal(status: number | undefined, text: string | undefined): Refusal {
  const body = parse(text);
  if (!body) return { name: 'no code', blames: undefined };
  // Google's code only repeats the HTTP status; the name is in `status`.
  const code = typeof body.code === 'string' ? body.code : undefined;
  const name = code ?? body.status ?? body.type ?? 'no code';
  const blames = name === 'INVALID_ARGUMENT' ? blamedByGoogle(body) : blamedByOpenAi(status, name, body);
  return { name, blames };
}

/** OpenAI answers an account without credit with 429 like an overload, but waiting does not help. */
const ACCOUNT_CODES = new Set(['insufficient_quota', 'billing_hard_limit_reached', 'billing_not_active']);
/** Codes for words or pictures that OpenAI does not take, whatever the status. */
const INPUT_CODES =
  /^(moderation_blocked|content_policy_violation|content_filter|safety_.*|.*_content_policy_violation)$/;
/** Codes of a picture that it cannot read. */
const PICTURE_CODES = /^((invalid|empty|unsupported)_.*image.*|image_(parse|too|file).*)$/;
/** OpenAI's type for errors that the user can correct. */
const USER_ERROR = 'image_generation_user_error';
/** The parameters with the buyer's input. All others are our settings. */
const INPUT_PARAMETERS = /^(prompt|input|image|mask)\b/;

function blamedByOpenAi(
  status: number | undefined,
  name: string,
  { type, param }: ErrorBody,
): Refusal['blames'] {
  if (ACCOUNT_CODES.has(name)) return 'account';
  if (INPUT_CODES.test(name)) return 'input';
  if (status !== 400 && status !== 413 && status !== 422) return undefined;
  if (param) return INPUT_PARAMETERS.test(param) ? 'input' : 'account';
  return type === USER_ERROR || PICTURE_CODES.test(name) ? 'input' : undefined;
}

/**
 * How Google begins its sentences about key, model and settings. `INVALID_ARGUMENT` stands for these and for everything in
 * a photo or a description that cannot be drawn, and only the sentence tells which.
 */
const ABOUT_SETTINGS =
  /^(API key|Invalid JSON payload|Invalid value at|(The |This )?models?\b|\* ?\w+\.(?!contents)|(?!(The |This )?(\w+ )?(image|photo|picture|content) (is|are) )[\w ]{1,40} (is|are) not (supported|enabled|available))/i;

function blamedByGoogle({ message, details = [] }: ErrorBody): 'input' | 'account' {
  const fields = details.flatMap(({ fieldViolations = [] }) => fieldViolations.map(({ field }) => field));
  // Its service names a reason only for what is wrong with the caller, such as API_KEY_INVALID.
  const hasReason = details.some(({ reason }) => reason !== undefined);
  const isField = fields.some((field) => !/^contents\b/.test(field));
  return hasReason || isField || ABOUT_SETTINGS.test(message) ? 'account' : 'input';
}

function parse(text: string | undefined): ErrorBody | undefined {
  try {
    return errorBody.safeParse(JSON.parse(text ?? '')).data?.error;
  } catch {
    return undefined;
  }
}
