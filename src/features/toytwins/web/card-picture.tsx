import { classNames } from '../../../web/ui/class-names.ts';
import { SpinnerWheel } from '../../../web/ui/spinner.tsx';
import { TEMPLATES } from '../../templates/contract.ts';
import { templatePictures } from '../../templates/web/template-pictures.ts';
import { type GalleryItem, serialWords } from '../contract.ts';
import { galleryPictureSizes } from './gallery-grid.tsx';
import { isBeingMade } from './use-gallery.ts';

type Props = { item: GalleryItem; eager: boolean };

/** The packaged picture; before there is one, a pale print of the template it will come in. */
export function CardPicture({ item, eager }: Props) {
  const finished = item.packagedThumbnails;
  const template = templatePictures[item.templateId];
  return (
    <div className={classNames('rounded-xl bg-sunken', finished ? 'blister' : 'relative overflow-hidden')}>
      <img
        src={finished?.w320 ?? template.w320}
        srcSet={
          finished
            ? `${finished.w320} 320w, ${finished.w512} 512w`
            : `${template.w320} 320w, ${template.w640} 640w`
        }
        sizes={galleryPictureSizes}
        width={320}
        height={320}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        alt={
          finished
            ? `${item.title}, ${serialWords(item.serial)}`
            : `Template ${TEMPLATES[item.templateId].name}`
        }
        className={classNames(
          'block aspect-square h-auto w-full object-cover',
          !finished && 'opacity-30 grayscale',
        )}
      />
      {isBeingMade(item) && (
        <span className="absolute inset-0 grid place-items-center">
          <SpinnerWheel className="size-12 text-hero" />
        </span>
      )}
    </div>
  );
}
