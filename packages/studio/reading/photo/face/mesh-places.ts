/**
 * Which of the 468 places of MediaPipe's face mesh lie where. Left and right are the picture's. Source: the
 * mesh annotations that come with the model (`facemeshcoords.ts` of @vladmandic/human).
 */
export const MESH = {
  oval: [
    10, 338, 297, 332, 284, 251, 389, 356, 454, 323, 361, 288, 397, 365, 379, 378, 400, 377, 152, 148, 176,
    149, 150, 136, 172, 58, 132, 93, 234, 127, 162, 21, 54, 103, 67, 109,
  ],
  eyes: [
    {
      upper: [33, 246, 161, 160, 159, 158, 157, 173, 133],
      lower: [133, 155, 154, 153, 145, 144, 163, 7, 33],
    },
    {
      upper: [362, 398, 384, 385, 386, 387, 388, 466, 263],
      lower: [263, 249, 390, 373, 374, 380, 381, 382, 362],
    },
  ],
  brows: [
    [70, 63, 105, 66, 107, 55, 65, 52, 53, 46],
    [336, 296, 334, 293, 300, 276, 283, 282, 295, 285],
  ],
  lips: [61, 185, 40, 39, 37, 0, 267, 269, 270, 409, 291, 375, 321, 405, 314, 17, 84, 181, 91, 146],
  mouth: [78, 191, 80, 81, 82, 13, 312, 311, 310, 415, 308, 324, 318, 402, 317, 14, 87, 178, 88, 95],
  noseBase: [98, 97, 2, 326, 327, 278, 279, 294, 278, 1, 48, 64, 49, 48],
  eyeCorners: [33, 263],
  forehead: 10,
  chin: 152,
  cheeks: [234, 454],
  jaw: [172, 397],
  chinCorners: [149, 378],
  mouthCorners: [78, 308],
  noseTip: 1,
  noseFoot: 2,
  besideNose: [205, 425],
  lipMiddles: [13, 14],
  noseWings: [64, 294],
} as const;
