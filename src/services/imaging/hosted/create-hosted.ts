import { chooseLabelWords, createLabelPrinter, type Studio } from '@toy-twin/studio';
import { generateImage } from 'ai';
import type { ImagingConfig } from '#config/imaging.ts';
import { listPhotos, type PictureRequest } from '../picture-request.ts';
import type { VendorModels } from './vendor-models.ts';

/** How a hosted model is called. */
export interface Hosted extends Pick<VendorModels, 'shape' | 'providerOptions'> {
  /** Whether the photos are sent, as the first pictures. */
  takesPhoto: boolean;
  /** Whether the studio's layout is sent, as the last picture. */
  takesLayout: boolean;
  /** What prints the text on the pack. */
  words: ImagingConfig['text'];
  /**
   * Draws the toy with the studio as a layout for the model. Its labels are blank if our own code prints the
   * text.
   */
  drawLayout(request: PictureRequest, signal: AbortSignal): Promise<Uint8Array>;
  /** Prints our text onto a finished picture if the model does not. */
  printWords(picture: Uint8Array, request: PictureRequest): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** Edge length of the layout in pixels. */
const LAYOUT_SIZE = 1024;

/** Adds to a vendor's models a layout to follow and text that is never misspelled. */
export function createHosted(
  vendor: VendorModels,
  studio: Pick<Studio, 'imageModel'>,
  words: ImagingConfig['text'],
): Hosted {
  const printer = createLabelPrinter();
  const isPrinted = ({ options }: PictureRequest) => words === 'ours' && options.kind === 'packaged';
  return {
    shape: vendor.shape,
    providerOptions: vendor.providerOptions,
    takesPhoto: vendor.takesPictures,
    takesLayout: vendor.takesPictures,
    words,
    async drawLayout(request, signal) {
      const { image } = await generateImage({
        model: studio.imageModel,
        prompt: { text: request.prompt, images: listPhotos(request) },
        size: `${LAYOUT_SIZE}x${LAYOUT_SIZE}`,
        seed: request.seed,
        maxRetries: 0,
        abortSignal: signal,
        providerOptions: {
          studio: isPrinted(request) ? withoutWords(request.options) : request.options,
        },
      });
      const picture = image.uint8Array;
      const { pack, palette } = request.options;
      return isPrinted(request) ? printer.print({ picture, pack, palette, words: undefined }) : picture;
    },
    async printWords(picture, request) {
      if (!isPrinted(request)) return picture;
      const { options, seed } = request;
      return printer.print({
        picture,
        pack: options.pack,
        palette: options.palette,
        words: chooseLabelWords(options, seed),
      });
    },
    close: printer.close,
  };
}

/** The layout for words that are printed later. */
function withoutWords({ second, ...options }: PictureRequest['options']): PictureRequest['options'] {
  return {
    ...options,
    title: '',
    serial: '',
    line: '',
    ...(second && { second: { ...second, title: undefined } }),
  };
}
