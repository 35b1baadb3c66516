/** Where things are drawn on the board, in board units; outlines are paths of `board.svg`. */
import type { Box, Spot } from '../../kit/board/spots'

export interface ProvinceLayout {
  label: Spot
  /** The room that its English name takes at full size. */
  labelWidth: number
  token: Spot
  doom: Spot
  centre: Spot
  /** A figure stands in each; a move names the province only. */
  villages: readonly Spot[]
}

/** The whole board, with the glory track around it. */
export const BOARD: Box = [0, 0, 1600, 1140]
/** What is inside the rim. */
export const MAP: Box = [56, 54, 1488, 1032]

export const SIZE = {
  small: 66,
  crowded: 54,
  warrior: 72,
  large: 82,
  ship: 88,
  token: 70,
  glory: 44,
}

export const YGGDRASIL = 'yggdrasil'

export const PROVINCES: Readonly<Record<string, ProvinceLayout>> = {
  elvagar: {
    label: [990, 168],
    labelWidth: 168,
    token: [880, 342],
    doom: [914, 308],
    centre: [960, 263],
    villages: [
      [868, 224],
      [982, 246],
      [1128, 184],
      [1004, 346],
    ],
  },
  angerboda: {
    label: [1362, 352],
    labelWidth: 216,
    token: [1404, 516],
    doom: [1438, 482],
    centre: [1284, 393],
    villages: [
      [1122, 456],
      [1228, 432],
      [1190, 526],
      [1302, 514],
      [1450, 420],
    ],
  },
  muspelheim: {
    label: [1398, 816],
    labelWidth: 240,
    token: [1342, 650],
    doom: [1376, 616],
    centre: [1272, 751],
    villages: [
      [1116, 664],
      [1220, 636],
      [1190, 732],
      [1300, 742],
      [1448, 664],
    ],
  },
  horgr: {
    label: [1030, 1020],
    labelWidth: 120,
    token: [896, 922],
    doom: [930, 888],
    centre: [980, 884],
    villages: [
      [882, 812],
      [990, 826],
      [1026, 928],
      [1176, 980],
    ],
  },
  utgard: {
    label: [590, 1022],
    labelWidth: 144,
    token: [600, 954],
    doom: [634, 920],
    centre: [634, 883],
    villages: [
      [716, 824],
      [604, 852],
      [430, 978],
    ],
  },
  andlang: {
    label: [268, 688],
    labelWidth: 168,
    token: [268, 776],
    doom: [302, 742],
    centre: [327, 753],
    villages: [
      [480, 690],
      [388, 736],
      [160, 790],
    ],
  },
  gimle: {
    label: [252, 354],
    labelWidth: 120,
    token: [182, 520],
    doom: [216, 486],
    centre: [337, 415],
    villages: [
      [478, 466],
      [374, 432],
      [424, 548],
      [300, 544],
      [152, 400],
    ],
  },
  myrkulor: {
    label: [600, 156],
    labelWidth: 192,
    token: [604, 336],
    doom: [638, 302],
    centre: [616, 262],
    villages: [
      [478, 196],
      [636, 232],
      [716, 334],
    ],
  },
  yggdrasil: {
    label: [800, 632],
    labelWidth: 216,
    token: [800, 560],
    doom: [834, 526],
    centre: [801, 571],
    villages: [],
  },
}

/** Ships in a fjord, the first ones nearest to land. */
export const FJORDS: Readonly<Record<string, readonly Spot[]>> = {
  fjord_northeast: [
    [1176, 302],
    [1264, 276],
    [1330, 214],
    [1416, 176],
    [1478, 112],
    [1398, 102],
  ],
  fjord_southeast: [
    [1168, 842],
    [1248, 880],
    [1322, 934],
    [1404, 972],
    [1476, 1030],
    [1396, 1044],
  ],
  fjord_southwest: [
    [430, 844],
    [350, 884],
    [282, 936],
    [196, 968],
    [124, 1030],
    [204, 1044],
  ],
  fjord_northwest: [
    [424, 308],
    [350, 270],
    [276, 212],
    [188, 178],
    [124, 112],
    [204, 102],
  ],
}

/** Free spots among the branches of Yggdrasil, far apart first. */
export const BRANCHES: readonly Spot[] = [
  [674, 484],
  [963, 622],
  [721, 684],
  [879, 460],
  [827, 695],
  [773, 448],
  [637, 622],
  [963, 522],
  [742, 512],
  [800, 501],
  [689, 597],
  [911, 597],
  [687, 540],
  [858, 512],
  [913, 540],
  [879, 684],
  [773, 695],
  [827, 448],
  [721, 460],
  [926, 660],
  [674, 660],
  [637, 522],
  [926, 484],
  [979, 572],
  [621, 572],
]

/** The corner of Yggdrasil that a clan gathers at. */
export const CORNERS: Readonly<Record<string, Spot>> = {
  wolf: [640, 470],
  raven: [960, 470],
  serpent: [960, 680],
  bear: [640, 680],
}

/** Region names stand in the sea. */
export const REGIONS: Readonly<Record<string, { at: Spot; turned: number }>> = {
  manheim: { at: [800, 82], turned: 0 },
  alfheim: { at: [79, 570], turned: -90 },
  jotunheim: { at: [800, 1077], turned: 0 },
}

/** The cells of the glory track; a hundredth point begins a new round. */
export const GLORY: readonly Spot[] = [
  [28, 27],
  [83, 27],
  [136, 27],
  [189, 27],
  [242, 27],
  [295, 27],
  [348, 27],
  [401, 27],
  [455, 27],
  [508, 27],
  [561, 27],
  [614, 27],
  [667, 27],
  [720, 27],
  [773, 27],
  [827, 27],
  [880, 27],
  [933, 27],
  [986, 27],
  [1039, 27],
  [1092, 27],
  [1145, 27],
  [1199, 27],
  [1252, 27],
  [1305, 27],
  [1358, 27],
  [1411, 27],
  [1464, 27],
  [1517, 27],
  [1572, 27],
  [1572, 80],
  [1572, 131],
  [1572, 183],
  [1572, 235],
  [1572, 286],
  [1572, 338],
  [1572, 389],
  [1572, 441],
  [1572, 493],
  [1572, 544],
  [1572, 596],
  [1572, 647],
  [1572, 699],
  [1572, 751],
  [1572, 802],
  [1572, 854],
  [1572, 905],
  [1572, 957],
  [1572, 1009],
  [1572, 1060],
  [1572, 1113],
  [1517, 1113],
  [1464, 1113],
  [1411, 1113],
  [1358, 1113],
  [1305, 1113],
  [1252, 1113],
  [1199, 1113],
  [1145, 1113],
  [1092, 1113],
  [1039, 1113],
  [986, 1113],
  [933, 1113],
  [880, 1113],
  [827, 1113],
  [773, 1113],
  [720, 1113],
  [667, 1113],
  [614, 1113],
  [561, 1113],
  [508, 1113],
  [455, 1113],
  [401, 1113],
  [348, 1113],
  [295, 1113],
  [242, 1113],
  [189, 1113],
  [136, 1113],
  [83, 1113],
  [28, 1113],
  [28, 1060],
  [28, 1009],
  [28, 957],
  [28, 905],
  [28, 854],
  [28, 802],
  [28, 751],
  [28, 699],
  [28, 647],
  [28, 596],
  [28, 544],
  [28, 493],
  [28, 441],
  [28, 389],
  [28, 338],
  [28, 286],
  [28, 235],
  [28, 183],
  [28, 131],
  [28, 80],
]
