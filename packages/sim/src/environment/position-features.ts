import { STEPS } from '@spellwright/dsl'
import {
  type CardView,
  type GameView,
  otherPlayer,
  type PermanentView,
  type PlayerId,
  type PlayerView,
  SHAPES,
} from '@spellwright/engine'
import type { FeatureTable } from './feature-table.ts'

/** The creatures of each side that are described one by one, the biggest first. */
const LISTED_CREATURES = 8
/** Hands are counted by mana value up to this one and more. */
const MOST_MANA = 6
const KEYWORDS = ['flying', 'reach', 'first strike', 'double strike', 'trample', 'deathtouch', 'lifelink', 'vigilance']
const HAND_TYPES = ['land', 'creature', 'instant', 'sorcery', 'artifact', 'enchantment', 'planeswalker']

type HasTypes = Pick<CardView, 'types'>
const isType = (object: HasTypes, type: string): boolean => (object.types as readonly string[]).includes(type)
const sum = (permanents: readonly PermanentView[], of: (permanent: PermanentView) => number): number =>
  permanents.reduce((total, permanent) => total + of(permanent), 0)
const power = (permanent: PermanentView): number => permanent.power ?? 0
const toughness = (permanent: PermanentView): number => (permanent.toughness ?? 0) - permanent.damage
const isReady = ({ tapped, summoningSick }: PermanentView): boolean => !tapped && !summoningSick

/** What can be counted in the position, from the seat that looks. Numbers are about as large as 1. */
export function positionFeatures(row: FeatureTable, view: GameView): void {
  const me = view.viewer
  const { turn, stack, decision } = view
  row.put('', 'turn', turn.number / 20)
  row.put('', 'myTurn', turn.active === me ? 1 : 0)
  row.put('', 'stack', stack.length / 4)
  row.put('', 'myTopOfStack', stack.at(-1)?.controller === me ? 1 : 0)
  row.oneOf('step', STEPS, (step) => step === turn.step)
  row.oneOf('question', SHAPES, (shape) => shape === decision?.shape)
  describeSide(row, 'me', view, me)
  describeSide(row, 'foe', view, otherPlayer(me))
  describeHand(row, view.hand)
}

function describeSide(row: FeatureTable, of: string, view: GameView, player: PlayerId): void {
  const permanents = view.battlefield.filter(({ controller }) => controller === player)
  const creatures = permanents.filter((permanent) => isType(permanent, 'creature'))
  const lands = permanents.filter((permanent) => isType(permanent, 'land'))
  describePlayer(row, of, view.players[player])
  row.put(of, 'lands', lands.length / 8)
  row.put(of, 'untappedLands', lands.filter(({ tapped }) => !tapped).length / 8)
  row.put(of, 'artifacts', permanents.filter((permanent) => isType(permanent, 'artifact')).length / 8)
  row.put(of, 'enchantments', permanents.filter((permanent) => isType(permanent, 'enchantment')).length / 8)
  row.put(of, 'loyalty', sum(permanents, ({ loyalty }) => loyalty ?? 0) / 8)
  row.put(of, 'creatures', creatures.length / 8)
  row.put(of, 'power', sum(creatures, power) / 10)
  row.put(of, 'toughness', sum(creatures, toughness) / 10)
  row.put(of, 'readyPower', sum(creatures.filter(isReady), power) / 10)
  row.put(
    of,
    'attackingPower',
    sum(
      creatures.filter(({ attacking }) => attacking !== 0),
      power,
    ) / 10,
  )
  const biggest = creatures.sort((a, b) => power(b) - power(a) || toughness(b) - toughness(a) || a.id - b.id)
  for (let at = 0; at < LISTED_CREATURES; at++) describeCreature(row, `${of}.creature${at + 1}`, biggest[at])
}

function describePlayer(row: FeatureTable, of: string, player: PlayerView): void {
  row.put(of, 'life', player.life / 20)
  row.put(of, 'poison', (player.counters['poison'] ?? 0) / 10)
  row.put(of, 'hand', player.handCount / 7)
  row.put(of, 'library', player.libraryCount / 60)
  row.put(of, 'graveyard', player.graveyard.length / 20)
  row.put(of, 'pool', player.pool.length / 4)
  row.put(of, 'landsPlayed', player.landsPlayed)
}

function describeCreature(row: FeatureTable, of: string, creature: PermanentView | undefined): void {
  row.put(of, 'power', creature === undefined ? 0 : power(creature) / 5)
  row.put(of, 'toughness', creature === undefined ? 0 : toughness(creature) / 5)
  row.put(of, 'ready', creature !== undefined && isReady(creature) ? 1 : 0)
  row.put(of, 'attacking', creature !== undefined && creature.attacking !== 0 ? 1 : 0)
  row.oneOf(of, KEYWORDS, (keyword) => creature?.keywords.includes(keyword) === true)
}

function describeHand(row: FeatureTable, hand: readonly CardView[]): void {
  for (const type of HAND_TYPES) row.put('hand', type, hand.filter((card) => isType(card, type)).length / 4)
  for (let mana = 0; mana <= MOST_MANA; mana++)
    row.put('hand', `mana${mana}`, hand.filter((card) => Math.min(MOST_MANA, card.manaValue) === mana).length / 4)
}
