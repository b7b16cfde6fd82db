import type { Game, GameEvent, PlayerId } from 'spellwright/play'
import type { GameStats, SeatStats } from './scene.ts'

type Counts = { -readonly [K in keyof SeatStats]: SeatStats[K] }

const noCounts = (): Counts => ({ landsPlayed: 0, spellsCast: 0, cardsDrawn: 0, damageDealt: 0 })

/** Counts the actions of both players from the events of the game. */
export class Stats {
  private readonly counts: readonly [Counts, Counts] = [noCounts(), noCounts()]

  constructor(game: Game) {
    game.listeners.push((event) => this.onEvent(event))
  }

  private onEvent({ kind, player, controller, amount }: GameEvent): void {
    const count = (who: PlayerId | -1, what: keyof Counts, by: number): void => {
      if (who !== -1) this.counts[who][what] += by
    }
    if (kind === 'landPlayed') count(player, 'landsPlayed', 1)
    else if (kind === 'cast') count(player, 'spellsCast', 1)
    else if (kind === 'drawn') count(player, 'cardsDrawn', 1)
    else if (kind === 'damage') count(controller, 'damageDealt', amount)
  }

  read(turns: number): GameStats {
    return { turns, players: [{ ...this.counts[0] }, { ...this.counts[1] }] }
  }
}
