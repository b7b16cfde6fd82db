import type { Filter, RuleEffect } from '@spellwright/dsl'
import { mana, rule } from '@spellwright/dsl'
import { describe, expect, it } from 'vitest'
import { textOf } from './samples.ts'

type RuleOf<K extends RuleEffect['kind']> = Extract<RuleEffect, { kind: K }>

const mine: Filter = { type: 'creature', controller: 'you' }
const theirs: Filter = { type: 'creature', controller: 'opponent' }

const RULES: { [K in RuleEffect['kind']]: [RuleOf<K>, string] } = {
  cantAttack: [
    { kind: 'cantAttack', what: theirs, defender: 'you' },
    "Creatures your opponents control can't attack you.",
  ],
  cantAttackAlone: [{ kind: 'cantAttackAlone', what: 'self' }, "This creature can't attack alone."],
  cantBlock: [
    { kind: 'cantBlock', what: theirs, attackers: { subtype: 'Goblin' } },
    "Creatures your opponents control can't block Goblins.",
  ],
  mayAssignAsUnblocked: [
    { kind: 'mayAssignAsUnblocked', what: 'self' },
    "You may have this creature assign its combat damage as though it weren't blocked.",
  ],
  assignsDamageByToughness: [
    { kind: 'assignsDamageByToughness', what: 'self' },
    'This creature assigns combat damage equal to its toughness rather than its power.',
  ],
  assignsNoCombatDamage: [{ kind: 'assignsNoCombatDamage', what: 'self' }, 'This creature assigns no combat damage.'],
  cantBeAttacked: [{ kind: 'cantBeAttacked', what: 'self' }, "This creature can't be attacked."],
  searchesTop: [
    { kind: 'searchesTop', player: 'opponent', count: 4 },
    'If an opponent would search a library, that player searches the top four cards of that library instead.',
  ],
  controlsSearches: [
    { kind: 'controlsSearches', player: 'opponent' },
    "You control your opponents while they're searching their libraries.",
  ],
  foundIsExiled: [
    { kind: 'foundIsExiled', player: 'opponent' },
    'While an opponent is searching their library, they exile each card they find. You may play those cards for as long as they remain exiled, and you may spend mana as though it were mana of any color to cast them.',
  ],
  lifeCantChange: [{ kind: 'lifeCantChange', player: 'you' }, "Your life total can't change."],
  spellsHaveEmerge: [
    { kind: 'spellsHaveEmerge', player: 'you', spell: { type: 'creature' } },
    'Each creature spell you cast has emerge. The emerge cost is equal to its mana cost.',
  ],
  attackersAtMost: [{ kind: 'attackersAtMost', count: 1 }, 'No more than one creature can attack each combat.'],
  blockersAtMost: [{ kind: 'blockersAtMost', count: 2 }, 'No more than two creatures can block each combat.'],
  cantHaveCounters: [{ kind: 'cantHaveCounters', what: 'self' }, "This creature can't have counters put on it."],
  cantGetCounters: [{ kind: 'cantGetCounters', player: 'you' }, "You can't get counters."],
  anyNumberInDeck: [{ kind: 'anyNumberInDeck', upTo: 7 }, 'A deck can have up to seven cards named Test Card.'],
  cantSpendMana: [{ kind: 'cantSpendMana', spell: 'self' }, "You can't spend mana to cast this spell."],
  cantPayLife: [
    { kind: 'cantPayLife', player: 'eachPlayer' },
    "Players can't pay life to cast spells or to activate abilities that aren't mana abilities.",
  ],
  cantSacrificeToPay: [
    { kind: 'cantSacrificeToPay', player: 'eachPlayer', what: { type: 'creature' } },
    "Players can't sacrifice creatures to cast spells or activate abilities.",
  ],
  spendOnlyManaFrom: [
    { kind: 'spendOnlyManaFrom', spell: 'self', sources: { type: 'creature' } },
    'Spend only mana produced by creatures to cast this spell.',
  ],
  keepsMana: [{ kind: 'keepsMana', player: 'eachPlayer' }, "Players don't lose unspent mana as steps and phases end."],
  boastsTwice: [
    { kind: 'boastsTwice', what: mine },
    'Creatures you control can boast twice during each of your turns rather than once.',
  ],
  cantSearchLibraries: [{ kind: 'cantSearchLibraries', player: 'eachPlayer' }, "Players can't search libraries."],
  cantBlockAlone: [{ kind: 'cantBlockAlone', what: 'self' }, "This creature can't block alone."],
  cantBeBlocked: [
    { kind: 'cantBeBlocked', what: mine, exceptBy: { keyword: 'flying' } },
    "Creatures you control can't be blocked except by creatures with flying.",
  ],
  canBlockOnly: [
    { kind: 'canBlockOnly', what: 'self', attackers: { keyword: 'flying' } },
    'This creature can block only creatures with flying.',
  ],
  canBlockAdditional: [
    { kind: 'canBlockAdditional', what: 'self', count: 1 },
    'This creature can block an additional creature each combat.',
  ],
  goaded: [{ kind: 'goaded', what: theirs }, 'Creatures your opponents control are goaded.'],
  mustAttack: [{ kind: 'mustAttack', what: theirs }, 'Creatures your opponents control attack each combat if able.'],
  mustBlock: [{ kind: 'mustBlock', what: theirs }, 'Creatures your opponents control block each combat if able.'],
  mustBeBlocked: [{ kind: 'mustBeBlocked', what: 'self', by: 'atLeastOne' }, 'This creature must be blocked if able.'],
  attackAsThoughNotDefender: [
    { kind: 'attackAsThoughNotDefender', what: 'self' },
    "This creature can attack as though it didn't have defender.",
  ],
  attackCost: [
    { kind: 'attackCost', what: { type: 'creature' }, defender: 'you', cost: [mana('{1}')] },
    "Creatures can't attack you unless their controller pays {1} for each creature they control that's attacking you.",
  ],
  activateAsThoughHaste: [
    { kind: 'activateAsThoughHaste', what: { type: 'creature', controller: 'you' } },
    'You may activate abilities of creatures you control as though those creatures had haste.',
  ],
  attackAsThoughHaste: [
    { kind: 'attackAsThoughHaste', what: 'self' },
    'This creature can attack as though it had haste.',
  ],
  doesntUntap: [
    { kind: 'doesntUntap', what: 'attachedTo' },
    "Enchanted permanent doesn't untap during its controller's untap step.",
  ],
  cantCast: [
    { kind: 'cantCast', player: 'opponent', spell: { type: 'creature' } },
    "Your opponents can't cast creature spells.",
  ],
  cantEnter: [
    { kind: 'cantEnter', cards: { type: 'creature' }, from: ['graveyard', 'library'] },
    "Creature cards in graveyards and libraries can't enter.",
  ],
  crewsWithMorePower: [
    { kind: 'crewsWithMorePower', what: 'self', for: { subtype: 'Vehicle' }, more: 2 },
    'This creature crews Vehicles as though its power were 2 greater.',
  ],
  mustTarget: [
    { kind: 'mustTarget', player: 'opponent', what: { subtype: 'Flagbearer' } },
    'While an opponent is choosing targets as part of casting a spell they control or activating an ability they control, that player must choose at least one Flagbearer on the battlefield if able.',
  ],
  cantBeTargeted: [
    { kind: 'cantBeTargeted', what: theirs },
    "Creatures your opponents control can't be the targets of spells or abilities.",
  ],
  cantTurnFaceUp: [{ kind: 'cantTurnFaceUp', what: 'self' }, "This creature can't be turned face up."],
  doesntTrigger: [
    { kind: 'doesntTrigger', entering: { type: 'creature' } },
    "Creatures entering don't cause abilities to trigger.",
  ],
  triggersAgain: [
    { kind: 'triggersAgain', abilitiesOf: { controller: 'you' }, entering: { type: 'artifact' } },
    'If an artifact entering causes a triggered ability of permanents you control to trigger, that ability triggers an additional time.',
  ],
  ignoresHexproof: [
    { kind: 'ignoresHexproof', what: theirs },
    "Creatures your opponents control can be the targets of spells and abilities as though they didn't have hexproof.",
  ],
  mayCastFor: [
    { kind: 'mayCastFor', player: 'you', spell: {}, from: ['hand'], cost: [] },
    'You may cast spells from your hand without paying their mana costs.',
  ],
  untapsAtMost: [
    { kind: 'untapsAtMost', what: { type: 'land' }, count: 1 },
    "Players can't untap more than one land during their untap steps.",
  ],
  mayStayTapped: [
    { kind: 'mayStayTapped', what: 'self' },
    'You may choose not to untap this creature during your untap step.',
  ],
  untapsInOthersUntapSteps: [
    { kind: 'untapsInOthersUntapSteps', what: 'self' },
    "Untap this creature during each other player's untap step.",
  ],
  returnsAsItUntaps: [
    { kind: 'returnsAsItUntaps', what: 'self' },
    "Return this creature to its owner's hand as you untap your permanents.",
  ],
  castOnlyAsSorcery: [
    { kind: 'castOnlyAsSorcery', player: 'opponent', spell: {} },
    'Each opponent can cast spells only any time they could cast a sorcery.',
  ],
  activateLoyaltyAsInstant: [
    { kind: 'activateLoyaltyAsInstant', what: 'self' },
    "You may activate this creature's loyalty abilities any time you could cast an instant.",
  ],
  cantPlayLands: [{ kind: 'cantPlayLands', player: 'you' }, "You can't play lands."],
  cantActivate: [
    { kind: 'cantActivate', object: { type: 'artifact' }, ability: 'nonmana' },
    "Activated abilities of artifacts can't be activated unless they're mana abilities.",
  ],
  additionalLands: [
    { kind: 'additionalLands', player: 'you', count: 2 },
    'You may play two additional lands on each of your turns.',
  ],
  mayPlayFrom: [
    { kind: 'mayPlayFrom', player: 'you', zone: 'graveyard', what: { type: 'land' } },
    'You may play lands from your graveyard.',
  ],
  castAsThoughFlash: [
    { kind: 'castAsThoughFlash', player: 'you', spell: { type: 'enchantment' } },
    'You may cast enchantment spells as though they had flash.',
  ],
  costChange: [
    { kind: 'costChange', player: 'opponent', spell: {}, change: { kind: 'increase', mana: '{1}' } },
    'Spells your opponents cast cost {1} more to cast.',
  ],
  plotCostChange: [
    { kind: 'plotCostChange', player: 'you', change: { kind: 'reduce', mana: '{2}' } },
    'Plotting cards from your hand costs {2} less.',
  ],
  abilityCostChange: [
    {
      kind: 'abilityCostChange',
      object: { type: 'creature' },
      ability: 'any',
      change: { kind: 'reduce', mana: '{2}' },
    },
    'Activated abilities of creatures cost {2} less to activate.',
  ],
  spendOnlyOnX: [{ kind: 'spendOnlyOnX', colors: ['B'] }, 'Spend only black mana on X.'],
  cantBeCountered: [
    { kind: 'cantBeCountered', what: { type: 'creature', controller: 'you' } },
    "Creature spells you control can't be countered.",
  ],
  cantBeRegenerated: [{ kind: 'cantBeRegenerated', what: { type: 'creature' } }, "Creatures can't be regenerated."],
  damageCantBePrevented: [{ kind: 'damageCantBePrevented' }, "Damage can't be prevented."],
  noLegendRule: [
    { kind: 'noLegendRule', what: { controller: 'you' } },
    'The "legend rule" doesn\'t apply to permanents you control.',
  ],
  playerHas: [{ kind: 'playerHas', player: 'you', keyword: 'hexproof' }, 'You have hexproof.'],
  cantGainLife: [{ kind: 'cantGainLife', player: 'eachPlayer' }, "Players can't gain life."],
  cantDrawMoreThan: [
    { kind: 'cantDrawMoreThan', player: 'opponent', perTurn: 1 },
    "Each opponent can't draw more than one card each turn.",
  ],
  cantSearchOwnLibrary: [
    { kind: 'cantSearchOwnLibrary', player: 'opponent' },
    "Spells and abilities your opponents control can't cause their controller to search their library.",
  ],
  cantLoseGame: [{ kind: 'cantLoseGame', player: 'you' }, "You can't lose the game."],
  maximumHandSize: [{ kind: 'maximumHandSize', player: 'you', size: 2 }, 'Your maximum hand size is two.'],
  spendAsAnyColor: [
    { kind: 'spendAsAnyColor', player: 'you' },
    'You may spend mana as though it were mana of any color.',
  ],
  cantPhaseOut: [{ kind: 'cantPhaseOut', what: 'self' }, "This creature can't phase out."],
  mayExert: [{ kind: 'mayExert', what: 'self' }, 'You may exert this creature as it attacks.'],
  topCardRevealed: [
    { kind: 'topCardRevealed', player: 'eachPlayer' },
    'Players play with the top card of their libraries revealed.',
  ],
}

describe('every kind of effect that changes the rules has its words', () => {
  it.each(Object.entries(RULES))('%s', (_kind, [effect, text]) =>
    expect(textOf('Creature — Bear', rule(effect))).toBe(text),
  )
})
