import type { Filter, PlayerRef, Replacement, RuleEffect, StaticAbility } from '@spellwright/dsl'
import { CHOICE } from '../words/choices.ts'
import { NUMBER, numberOf, SEVERAL } from '../words/numbers.ts'
import { A_PLAYER } from '../words/players.ts'
import { STEP } from '../words/steps.ts'
import { OWN_ZONE } from '../words/zones.ts'
import { conditionOf } from './condition.ts'
import { costOf } from './cost.ts'
import { aNoun, nounOf } from './noun.ts'
import { Reading } from './reading.ts'
import { affectsOf, replaced, type Statics } from './statics/parts.ts'
import { PREVENTED } from './statics/prevented.ts'

type StaticReader = readonly [RegExp, (found: RegExpExecArray) => Statics]

const ruled = (rule: RuleEffect | undefined, more: Partial<StaticAbility> = {}): Statics =>
  rule === undefined ? undefined : [{ kind: 'static', rule, ...more }]

const PLAYERS: Readonly<Record<string, PlayerRef>> = {
  you: 'you',
  players: 'eachPlayer',
  'each player': 'eachPlayer',
  'your opponents': 'opponent',
  'each opponent': 'opponent',
}
const WHO = `(${Object.keys(PLAYERS).join('|')})`

function spells(text: string): Filter | undefined {
  const filter = nounOf(text)
  if (filter?.zone !== 'stack') return undefined
  const { zone: _zone, ...spell } = filter
  return spell
}

function enters(modification: Extract<Replacement, { kind: 'enters' }>['with'][number]): Statics {
  return replaced({ kind: 'enters', object: 'self', with: [modification] })
}

/** CR 604: what is true as long as its source is there. */
export const MORE_STATICS: readonly StaticReader[] = [
  [/^you may choose not to untap ~ during your untap step$/, () => ruled({ kind: 'mayStayTapped', what: 'self' })],
  [
    /^you may cast ~ as though it had flash$/,
    () => ruled({ kind: 'castAsThoughFlash', player: 'you', spell: 'self' }, { zone: 'everywhere' }),
  ],
  [
    /^(?:if (.+), you may cast ~ as though it had flash|you may cast ~ as though it had flash if (.+))$/,
    ([, before, behind]) => {
      const condition = conditionOf((before ?? behind)!, new Reading('self'))
      return condition === undefined
        ? undefined
        : ruled({ kind: 'castAsThoughFlash', player: 'you', spell: 'self' }, { zone: 'everywhere', condition })
    },
  ],
  [
    /^if (.+), ~ costs ((?:\{[^}]+\})+) (less|more) to cast$/,
    ([, text, mana, side]) => {
      const condition = conditionOf(text!, new Reading('self'))
      const change = { kind: side === 'less' ? 'reduce' : 'increase', mana: mana! } as const
      return condition === undefined
        ? undefined
        : ruled({ kind: 'costChange', player: 'you', spell: 'self', change }, { zone: 'everywhere', condition })
    },
  ],
  [/^a deck can have any number of cards named .+$/, () => ruled({ kind: 'anyNumberInDeck' })],
  [
    /^if one or more tokens would be created under your control, twice that many of those tokens are created instead$/,
    () => replaced({ kind: 'createTokens', player: 'you', change: { times: 2 } }),
  ],
  [
    /^if an effect would create one or more tokens under your control, it creates twice that many of those tokens instead$/,
    () => replaced({ kind: 'createTokens', player: 'you', change: { times: 2 } }),
  ],
  [
    /^if one or more (\S+) counters would be put on (an? .+|~), (that many plus one|twice that many) \1 counters are put on (?:it|that \w+) instead$/,
    ([, counter, text, change]) => {
      const object = text === '~' ? ('self' as const) : aNoun(text!)
      return object === undefined
        ? undefined
        : replaced({
            kind: 'putCounters',
            object,
            counter: counter!,
            change: change === 'twice that many' ? { times: 2 } : { plus: 1 },
          })
    },
  ],
  [
    /^you may have (~|enchanted creature|equipped creature) assign its combat damage as though it weren't blocked$/,
    ([, text]) => {
      const what = affectsOf(text!)
      return what && ruled({ kind: 'mayAssignAsUnblocked', what })
    },
  ],
  [
    new RegExp(`^players can't untap more than (${NUMBER}) (.+) during their untap steps$`),
    ([, amount, text]) => {
      const what = nounOf(text!)
      return what && ruled({ kind: 'untapsAtMost', what, count: numberOf(amount!)! })
    },
  ],
  [
    /^(.+) assigns? combat damage equal to its toughness rather than its power$/,
    ([, text]) => {
      const what = affectsOf(text!)
      return what && ruled({ kind: 'assignsDamageByToughness', what })
    },
  ],
  [
    /^(.+) can attack as though (?:it|they) had haste$/,
    ([, text]) => {
      const what = affectsOf(text!)
      return what && ruled({ kind: 'attackAsThoughHaste', what })
    },
  ],
  [
    /^(.+) can't attack you$/,
    ([, text]) => {
      const what = affectsOf(text!)
      return what && ruled({ kind: 'cantAttack', what, defender: 'you' })
    },
  ],
  [
    /^(.+) can't attack you unless their controller pays (\{[^}]+\}) for each creature they control that's attacking you$/,
    ([, text, mana]) => {
      const what = affectsOf(text!)
      return what && ruled({ kind: 'attackCost', what, defender: 'you', cost: costOf(mana!)! })
    },
  ],
  [
    /^(.+) can't attack you or planeswalkers you control unless their controller pays (\{[^}]+\}) for each of those creatures$/,
    ([, text, mana]) => {
      const what = affectsOf(text!)
      return what && ruled({ kind: 'attackCost', what, defender: 'you', planeswalkers: 'too', cost: costOf(mana!)! })
    },
  ],
  [
    new RegExp(`^no more than (${NUMBER}) creatures? can (attack|block) each combat$`),
    ([, amount, verb]) =>
      ruled({ kind: verb === 'attack' ? 'attackersAtMost' : 'blockersAtMost', count: numberOf(amount!)! }),
  ],
  [
    new RegExp(`^${WHO} (?:has|have) no maximum hand size$`),
    ([, who]) => ruled({ kind: 'maximumHandSize', player: PLAYERS[who!]!, size: 'none' }),
  ],
  [
    new RegExp(`^(your|each opponent's) maximum hand size is (reduced|increased) by (${NUMBER})$`),
    ([, whose, side, amount]) =>
      ruled({
        kind: 'maximumHandSize',
        player: whose === 'your' ? 'you' : 'opponent',
        by: side === 'reduced' ? -numberOf(amount!)! : numberOf(amount!)!,
      }),
  ],
  [
    new RegExp(`^(your|the chosen player's) maximum hand size is (${NUMBER})$`),
    ([, whose, amount]) =>
      ruled({
        kind: 'maximumHandSize',
        player: whose === 'your' ? 'you' : { the: 'player' },
        size: numberOf(amount!)!,
      }),
  ],
  [
    new RegExp(
      `^${WHO} may play (an additional land|(${SEVERAL}) additional lands|any number of lands) (?:on|during) each of (?:your|their) turns$`,
    ),
    ([, who, all, amount]) =>
      ruled({
        kind: 'additionalLands',
        player: PLAYERS[who!]!,
        count: all === 'any number of lands' ? 'any' : amount === undefined ? 1 : numberOf(amount)!,
      }),
  ],
  [
    new RegExp(`^${WHO} can't (play lands|gain life|get counters)$`),
    ([, who, deed]) => {
      const player = PLAYERS[who!]!
      if (deed === 'play lands') return ruled({ kind: 'cantPlayLands', player })
      return ruled(deed === 'gain life' ? { kind: 'cantGainLife', player } : { kind: 'cantGetCounters', player })
    },
  ],
  [
    new RegExp(`^${WHO} can't draw more than one card each turn$`),
    ([, who]) => ruled({ kind: 'cantDrawMoreThan', player: PLAYERS[who!]!, perTurn: 1 }),
  ],
  [
    new RegExp(`^${WHO} can't cast spells from (.+)$`),
    ([, who, text]) => {
      const zones = text!.split(/ or /).map((word) => OWN_ZONE.read(word.replace(/ies$/, 'y').replace(/s$/, '')))
      if (zones.some((zone) => zone === undefined)) return undefined
      return ruled({ kind: 'cantCast', player: PLAYERS[who!]!, spell: {}, from: zones.map((zone) => zone!) })
    },
  ],
  [
    new RegExp(`^${WHO} plays? with the top card of their libraries revealed$`),
    ([, who]) => ruled({ kind: 'topCardRevealed', player: PLAYERS[who!]! }),
  ],
  [
    new RegExp(`^skip your (${STEP.pattern}|combat phases)$`),
    ([, word]) => {
      const what = word === 'combat phases' ? 'combat' : STEP.read(word!)!
      return replaced({ kind: 'skip', player: 'you', what })
    },
  ],
  [
    /^untap (?:all )?(.+) during each other player's untap step$/,
    ([, text]) => {
      const what = affectsOf(text!)
      return what && ruled({ kind: 'untapsInOthersUntapSteps', what })
    },
  ],
  [
    /^(.+) entering( or dying)? don't cause abilities( of .+)? to trigger$/,
    ([, text, dying, of]) => {
      const entering = nounOf(text!)
      const abilitiesOf = of === undefined ? undefined : affectsOf(of.slice(4))
      if (entering === undefined || (of !== undefined && abilitiesOf === undefined)) return undefined
      return ruled({
        kind: 'doesntTrigger',
        entering,
        ...(dying === undefined ? {} : { dying: entering }),
        ...(abilitiesOf === undefined ? {} : { abilitiesOf }),
      })
    },
  ],
  [
    /^the "legend rule" doesn't apply to (.+)$/,
    ([, text]) => {
      const what = affectsOf(text!)
      return what && ruled({ kind: 'noLegendRule', what })
    },
  ],
  [
    /^(.+?) can't be the targets? of spells or abilities$/,
    ([, text]) => {
      const what = affectsOf(text!)
      return what && ruled({ kind: 'cantBeTargeted', what })
    },
  ],
  [
    /^(.+?) can't be the targets? of spells or abilities (your opponents control|an opponent controls)$/,
    ([, text]) => {
      const what = affectsOf(text!)
      return what && ruled({ kind: 'cantBeTargeted', what, controlledBy: 'opponent' })
    },
  ],
  [
    /^(.+?) can't be the targets? of ([a-z]+) spells or abilities from \2 sources$/,
    ([, text, quality]) => {
      const what = affectsOf(text!)
      const by = nounOf(`${quality} source`)
      return what === undefined || by === undefined ? undefined : ruled({ kind: 'cantBeTargeted', what, by })
    },
  ],
  [
    /^(.+?) can't have counters put on (?:it|them)$/,
    ([, text]) => {
      const what = affectsOf(text!)
      return what && ruled({ kind: 'cantHaveCounters', what })
    },
  ],
  [/^your life total can't change$/, () => ruled({ kind: 'lifeCantChange', player: 'you' })],
  [/^damage can't be prevented$/, () => ruled({ kind: 'damageCantBePrevented' })],
  [
    /^spells (you cast|your opponents cast) that target (~|an? .+|.+ you control) cost ((?:\{[^}]+\})+) (less|more) to cast$/,
    ([, who, text, mana, side]) => {
      const aim = text === '~' ? { targets: 'self' as const } : targetsSome(text!)
      const player = who === 'you cast' ? 'you' : 'opponent'
      const change = { kind: side === 'less' ? 'reduce' : 'increase', mana: mana! } as const
      return aim && ruled({ kind: 'costChange', player, spell: aim, change })
    },
  ],
  [
    /^(equip|cycling) abilities you activate cost ((?:\{[^}]+\})+) (less|more) to activate$/,
    ([, ability, mana, side]) =>
      ruled({
        kind: 'abilityCostChange',
        by: 'you',
        ability: ability as 'equip',
        change: { kind: side === 'less' ? 'reduce' : 'increase', mana: mana! },
      }),
  ],
  [
    /^activated abilities of (.+) cost ((?:\{[^}]+\})+) (less|more) to activate$/,
    ([, text, mana, side]) => {
      const object = affectsOf(text!)
      const change = { kind: side === 'less' ? 'reduce' : 'increase', mana: mana! } as const
      return object && ruled({ kind: 'abilityCostChange', object, ability: 'any', change })
    },
  ],
  [
    /^(.+ spells|spells) you cast from (your hand|your graveyard|exile) cost ((?:\{[^}]+\})+) (less|more) to cast$/,
    ([, text, zone, mana, side]) => {
      const spell = spells(text!)
      const from = [zone!.replace('your ', '') as 'exile']
      const change = { kind: side === 'less' ? 'reduce' : 'increase', mana: mana! } as const
      return spell && ruled({ kind: 'costChange', player: 'you', spell, from, change })
    },
  ],
  [
    new RegExp(`^as ~ enters, choose (${A_PLAYER.pattern})$`),
    ([, who]) =>
      enters({
        kind: 'choose',
        choose: { kind: 'player', player: { player: A_PLAYER.read(who!)! } },
        as: 'player',
      }),
  ],
  [
    new RegExp(`^as ~ enters, choose a (${CHOICE.pattern})$`),
    ([, word]) => {
      const kind = CHOICE.read(word!)
      return kind === 'basicLandType' || kind === 'cardType' || kind === 'landType'
        ? enters({ kind: 'choose', choose: { kind }, as: 'type' })
        : undefined
    },
  ],
  [
    /^as ~ enters, choose a (nonland |noncreature, nonland |creature |artifact |land )?card name$/,
    ([, sort]) => {
      const filter =
        sort === undefined
          ? {}
          : sort === 'nonland '
            ? { filter: { not: { type: 'land' as const } } }
            : sort.includes(',')
              ? undefined
              : { filter: { type: sort.trim() as 'creature' } }
      return filter && enters({ kind: 'choose', choose: { kind: 'cardName', ...filter }, as: 'name' })
    },
  ],
  ...PREVENTED,
]

function targetsSome(text: string): Filter | undefined {
  const some = aNoun(text)
  return some && { targetsSome: some }
}
