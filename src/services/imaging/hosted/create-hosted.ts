import { chooseLabelWords, createLabelPrinter, type Studio } from '@toy-twin/studio';
import { generateImage } from 'ai';
import type { ImagingConfig } from '#config/imaging.ts';
import type { PictureRequest } from '../picture-request.ts';
import type { VendorModels } from './vendor-models.ts';

/** How a model is asked that is not our own. */
export interface Hosted extends Pick<VendorModels, 'shape' | 'providerOptions'> {
  /** The photo goes along as the first picture. */
  takesPhoto: boolean;
  /** The studio's drawing goes along as the second. */
  takesLayout: boolean;
  /** Who sets the words on the pack. */
  words: ImagingConfig['text'];
  /** The same toy as the studio would show it: the model is to follow its places. Where we print, it is blank. */
  drawLayout(request: PictureRequest, signal: AbortSignal): Promise<Uint8Array>;
  /** Prints our words on a finished picture, where the model left them to us. */
  printWords(picture: Uint8Array, request: PictureRequest): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** Edge of the layout, pixels. */
const LAYOUT_SIZE = 1024;

/** What a vendor's models need of us: a layout to follow, and words that are never misspelt. */
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
        prompt: { text: request.prompt, images: [request.photo] },
        size: `${LAYOUT_SIZE}x${LAYOUT_SIZE}`,
        seed: request.seed,
        maxRetries: 0,
        abortSignal: signal,
        providerOptions: {
          studio: isPrinted(request) ? { ...request.options, title: '', serial: '' } : request.options,
        },
      });
      const picture = image.uint8Array;
      const { pack } = request.options;
      return isPrinted(request) ? printer.print({ picture, pack, words: undefined }) : picture;
    },
    async printWords(picture, request) {
      if (!isPrinted(request)) return picture;
      const { options, seed } = request;
      return printer.print({
        picture,
        pack: options.pack,
        words: chooseLabelWords(options, seed),
      });
    },
    close: printer.close,
  };
}
