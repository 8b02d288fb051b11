import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import { CheckField } from '#web/ui/check-field.tsx';
import { TermsDialog } from './terms-dialog.tsx';

type Props = {
  minimumAge: number;
  age: UseFormRegisterReturn;
  terms: UseFormRegisterReturn;
  errors: FieldErrors<{ isOver18: boolean; agreedToTerms: boolean }>;
};

/** The two boxes that everybody checks who opens an account. */
export function ConsentFields({ minimumAge, age, terms, errors }: Props) {
  return (
    <div className="flex flex-col">
      <CheckField label={<AgeLabel minimumAge={minimumAge} />} error={errors.isOver18?.message} {...age} />
      <CheckField
        label={
          <>
            I agree to the <TermsDialog minimumAge={minimumAge} />
          </>
        }
        error={errors.agreedToTerms?.message}
        {...terms}
      />
    </div>
  );
}

/** docs/specification.md#validation: under 18 needs a parent's or guardian's permission, and the label says so. */
function AgeLabel({ minimumAge }: { minimumAge: number }) {
  if (minimumAge >= 18) return <>I am {minimumAge} or older.</>;
  return <>I am {minimumAge} or older. If I am under 18, a parent or guardian has given me permission.</>;
}
