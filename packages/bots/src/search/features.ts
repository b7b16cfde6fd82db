import type { PermanentView, PlayerId } from '@spellwright/engine'
import { hasTrait, TRAIT } from '../facts/traits.ts'
import type { SeenGame } from '../seat/seen-game.ts'
import { isCreature, isLand } from '../seat/seen-object.ts'
import { damageCountsFor } from '../worth/damage.ts'
import { bodyWorth, permanentWorth } from '../worth/permanent-worth.ts'

/** What is counted about a player; the value of a position weighs the difference between the two. */
export const FEATURES = [
  'life',
  'lastLife',
  'creatures',
  'skills',
  'pressure',
  'untapped',
  'firstLands',
  'moreLands',
  'others',
  'engines',
  'hand',
  'library',
  'lastCards',
] as const
export type Feature = (typeof FEATURES)[number]
export type Features = Readonly<Record<Feature, number>>

/** A clock of less than one turn is hardly better than one of one turn. */
const MOST_PRESSURE = 1.5

const sum = (permanents: readonly PermanentView[], worth: (permanent: PermanentView) => number): number =>
  permanents.reduce((total, permanent) => total + worth(permanent), 0)

/** As much as there is, up to a number, in units of that number. */
const upTo = (most: number, count: number): number => Math.max(0, Math.min(most, count)) / most

const bodyOf = ({ power, toughness, keywords }: PermanentView): number =>
  bodyWorth(power ?? 0, toughness ?? 0, keywords)

/** What a player has, as the bot's seat sees it; all numbers are of about the same size. */
export function featuresOf(s: SeenGame, player: PlayerId): Features {
  const foe = player === s.me ? s.foe : s.me
  const permanents = s.permanentsOf(player)
  const creatures = permanents.filter(isCreature)
  const lands = permanents.filter((permanent) => isLand(permanent) && !isCreature(permanent))
  const others = permanents.filter((permanent) => !isLand(permanent) && !isCreature(permanent))
  const worth = (permanent: PermanentView): number => permanentWorth(s, permanent)
  const power = sum(creatures, (creature) => Math.max(0, creature.power ?? 0))
  const { handCount, libraryCount } = s.view.players[player]
  return {
    life: 2 * upTo(40, s.life(player)),
    lastLife: upTo(6, s.life(player)),
    creatures: 1.6 * upTo(8, creatures.length),
    skills: 5 * upTo(25, sum(creatures, worth) - sum(creatures, bodyOf)),
    pressure: damageCountsFor(s, foe) ? Math.min(MOST_PRESSURE, power / Math.max(1, s.life(foe))) : 0,
    untapped: upTo(5, creatures.filter(({ tapped }) => !tapped).length),
    firstLands: upTo(3, lands.length),
    moreLands: upTo(4, lands.length - 3),
    others: 3 * upTo(30, sum(others, worth)),
    engines: upTo(3, permanents.filter((permanent) => hasTrait(s.traits(permanent), TRAIT.seesCasting)).length),
    hand: 1.6 * upTo(8, handCount),
    library: upTo(16, libraryCount),
    lastCards: upTo(6, libraryCount),
  }
}
