/** One figure of the studio, compared with the same work by bare sharp in the same run. */
export type StudioMeasurement = {
  name: string;
  measured: number;
  /** What sharp alone needs to decode the photo, resize it and encode a PNG of the same size. */
  reference: number;
  unit: 'ms' | 'MB';
  /** The most that `measured` may be. */
  limit: number;
};
