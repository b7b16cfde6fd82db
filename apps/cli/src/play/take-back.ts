import type { Game, PlayerId } from 'spellwright'

/** Remembers where a person was really asked, so that whole actions are taken back and nothing that went by itself. */
export class Asked {
  private places: number[] = []

  /** The person begins an action now, after so many answers of the game. */
  at(answers: number): void {
    this.places = [...this.places.filter((place) => place < answers), answers]
  }

  lastBefore(answers: number): number | undefined {
    return this.places.findLast((place) => place < answers)
  }
}

/** Back to the last question the person answered themselves (SPEC S4.4). Why not, or null if it is done. */
export function takeBack(game: Game, player: PlayerId, asked: Asked): string | null {
  const place = asked.lastBefore(game.answers.length)
  if (place === undefined) return 'There is nothing to take back.'
  const done = game.takeBack(player, place)
  return done.ok ? null : done.reason
}
