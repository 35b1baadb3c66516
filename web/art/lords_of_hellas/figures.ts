/** Heroes and monsters of Lords of Hellas, without the base that they stand on. */
import { icon } from '../drawing.ts'

const INK = 'fill="currentColor"'

/** The bearded profile that three heroes share. */
const HEAD =
  '<path d="M-9,27C-10,20 -8.5,15 -9.5,9C-16,2 -14,-13 -3,-16.5C4,-18 10,-13.5 10.5,-8C10.8,-5 13.5,-1 15.6,2.4C16.2,3.6 14.8,4.6 13,4.8C14,6 14.2,7 13.2,8C14,9.2 13.4,10.4 12.6,11.2C13,14 11.4,16.6 8,16.2C5.6,16 4.6,15.4 3.6,15.2C3.4,19 4.4,23 9,25.2C12,26.4 14.6,27 16,29H-17C-15.6,27.6 -11.4,28 -9,27Z"/>'
const EYE =
  '<path class="lh-pc-cut" d="M5,-3.2C7,-5 9,-4.8 10.4,-3.2C8.8,-2 6.8,-1.8 5,-3.2Z"/><path class="lh-pc-cutl" d="M3.6,-6.6C6,-8.4 9,-8 10.6,-6.4"/>'

/** A beard, and the skin of the lion. */
const HERACLES = [
  HEAD,
  '<path d="M12.9,8.6C14.8,11.4 13.6,19 7.6,20.6C1,22 -2.6,17 -3,11.6C-3.2,8 -1.4,5.6 1,4.4C4,9 9,9.6 12.9,8.6Z"/>',
  '<path class="lh-pc-cutl" d="M1,4.4C3.6,9 8.6,9.8 12.9,8.6M2,11.4q1.4,3 3,0q1.4,3 3,0q1.2,2.6 2.6,0M3,15.6q1.4,2.6 2.8,0q1.4,2.6 2.8,0"/>',
  EYE,
  '<path d="M19,-12.5C17,-15 13.6,-15.6 11.4,-18C9,-21.4 4,-24.4 -2,-24C-4,-27.6 -9,-28 -11,-24.6C-12.4,-22 -11,-20 -10,-19C-17,-14 -20,-6 -19.6,2C-19.4,10 -23,17 -22,29H-9C-11,20 -11,13 -9.4,8C-10,2 -8.6,-3 -5.6,-6C-1,-9 5,-8.6 9.6,-9.2L11,-5.6L12.8,-9.4L15,-9.6L16,-6.6L17.6,-10Q19.4,-11 19,-12.5Z"/>',
  '<circle class="lh-pc-cut" cx="8" cy="-16" r="1.5"/>',
  '<path class="lh-pc-cutl" d="M-6.4,-22.4a2.6,2.6 0 0 1 -1,-2.6M13.6,-14.4q1.4,-1 2.8,-.2M-3,-19q-7,4 -9,12M-6,-13q-5,4 -6.4,11M-15,-2q-.4,8 -2.6,14M-12.4,8q-2.6,8 -2.6,16"/>',
].join('')

/** A winged cap. */
const PERSEUS = [
  HEAD,
  EYE,
  '<path class="lh-pc-cutl" d="M-9.4,9C-8,4 -7,1 -3,-1"/>',
  '<path d="M-14,-5C-15,-17 -6,-24.6 1,-24.4C8.4,-24 13,-17 13,-10.6L17.6,-7.8C18.4,-6.6 17,-5.8 16,-6C8,-9 -4,-8.6 -14,-5Z"/>',
  '<path class="lh-pc-cutl" d="M-13.4,-8.4C-4,-12 6,-11.6 13,-10"/>',
  '<path transform="translate(-8.5,-17.5) rotate(-24)" d="M6,7C-2,7 -8,5 -11,1C-8,1.4 -6.6,1 -6,.6C-10.6,-1 -13.4,-4.6 -14,-9C-11,-6.8 -8.6,-6.4 -7.4,-6.6C-10,-9 -11.4,-12.6 -11,-16C-5.6,-9.6 7,-11 8.4,-.6C8.8,3 8,6 6,7Z" class="lh-pc-wing"/>',
  '<path d="M-10,9C-12,6 -13,2 -12.6,-2L-4,-4C-6,0 -7,5 -6.4,9.4Z"/>',
].join('')

/** Waves of hair, a diadem, an earring. */
const HELEN = [
  HEAD,
  EYE,
  '<path d="M11,-8.6C8,-9 6,-8 4,-5.4C2,-2.6 2,1 -1,4C-3,6.4 -6,7.6 -9,9.6C-11,11 -13.6,9 -13.6,6C-17,7 -21.6,5.6 -22.8,1.4C-24,-3.4 -20.4,-7.4 -16.6,-7C-17,-14.4 -10,-22.6 -1,-22.4C6,-22.2 11,-16.6 11,-8.6Z"/>',
  '<path class="lh-pc-cutl" d="M-14,-11C-7,-17 3,-18.4 10,-12.6M-15.4,-7C-8,-13 1,-14 7,-9.6M-13.6,6C-12,2 -13,-3 -16.6,-7M-21,-1c1.6,-2.4 4,-2.4 5.4,-.6M-20.6,2.8c2,-1.6 4,-1 5,.6"/>',
  '<path d="M-1,-22.4L2,-27L4,-22.6L8,-25.4L8,-19.6L11.6,-20.4L10,-14.6Z"/>',
  '<circle class="lh-pc-cut" cx="-1.6" cy="9.6" r="1.7"/>',
  '<path class="lh-pc-cutl" d="M-1.6,5v3M-7,21.4C-2,25 4,25 8,23"/>',
].join('')

export const HEROES: Readonly<Record<string, string>> = {
  achilles: icon('spartan-helmet', INK, { size: 46 }),
  heracles: HERACLES,
  perseus: PERSEUS,
  helen: HELEN,
}

const CYCLOPS = [
  '<path d="M-31,31C-29,21 -20,18 -12,15L12,15C20,18 29,21 31,31Z"/>',
  '<path d="M-16,-3C-18,-20 -10,-29 0,-29C10,-29 18,-20 16,-3C22,-9 25,-7 24,-2C23,4 19,6 15,5C14,12 12,16 9,20C5,24 -5,24 -9,20C-12,16 -14,12 -15,5C-19,6 -23,4 -24,-2C-25,-7 -22,-9 -16,-3Z"/>',
  '<path class="lh-pc-cut" d="M-11,-4C-8,-11 8,-11 11,-4C8,2 -8,2 -11,-4Z"/>',
  '<circle cy="-4" r="4.8"/>',
  '<circle class="lh-pc-cut" cx="1.4" cy="-5.4" r="1.5"/>',
  '<path class="lh-pc-cutl lh-fine" d="M-13,-9C-7,-15 7,-15 13,-9M-6,-20q6,-3 12,0M-2.6,3C-4,7 -2,8.6 0,8.6S4,7 2.6,3"/>',
  '<path class="lh-pc-cut" d="M-9,13C-4,11.6 4,11.6 9,13C7,18 -7,18 -9,13Z"/>',
  '<path d="M-6.6,17L-4.8,10.6L-2.6,16.6ZM6.6,17L4.8,10.6L2.6,16.6Z"/>',
].join('')

/** A lion, a goat behind it, and a snake for a tail. */
const CHIMERA = [
  '<path class="lh-pc-sn" d="M-6,27C-24,33 -33,18 -25,11C-18,6 -15,15 -20,17"/>',
  '<path d="M-24,13L-14,12.6L-16,19L-24,19.6Z"/>',
  icon('goat', INK, { size: 33, at: [-11, -11], mirrored: true }),
  `<g class="lh-pc-halo">${icon('lion', INK, { size: 44, at: [8, 5] })}</g>`,
].join('')

/** Three hounds on one neck. */
const CERBERUS = [
  '<path d="M-24,32C-22,16 -12,8 0,8S22,16 24,32Z"/>',
  icon('hound', INK, { size: 34, at: [2, -12] }),
  `<g class="lh-pc-halo">${icon('hound', INK, { size: 31, at: [-13, 7], mirrored: true })}${icon('hound', INK, { size: 31, at: [15, 9] })}</g>`,
].join('')

export const MONSTERS: Readonly<Record<string, string>> = {
  cyclops: CYCLOPS,
  sphinx: icon('greek-sphinx', INK, { size: 52 }),
  medusa: icon('medusa-head', INK, { size: 54 }),
  chimera: CHIMERA,
  minotaur: icon('minotaur', INK, { size: 54 }),
  hydra: icon('hydra', INK, { size: 50 }),
  cerberus: CERBERUS,
}
