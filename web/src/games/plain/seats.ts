/** As many seat colours as there are. */
const COLOURS = 4

export function seatColour(seat: number): number {
  return (seat % COLOURS) + 1
}
