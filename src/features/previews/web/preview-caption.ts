/** State of the preview. */
export type PreviewState = 'drawing' | 'ready' | 'failed';

/** Caption below the preview, announced when it changes. */
export const previewCaptions: Record<PreviewState, string> = {
  drawing: 'Drawing your box…',
  ready: 'A quick preview, free of charge.',
  failed: 'The preview could not be drawn. You can continue without it.',
};
