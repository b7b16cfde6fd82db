import { activated, card, discardSelf, mana, rule, ruleUntil, target, the } from '@spellwright/dsl'

export const shinenOfLifesRoar = card({
  name: "Shinen of Life's Roar",
  cost: '{1}{G}',
  type: 'Creature — Spirit',
  power: 1,
  toughness: 2,
  abilities: [
    rule({ kind: 'mustBeBlocked', what: 'self', by: 'byAll' }),
    activated({
      abilityWord: 'Channel',
      zone: 'hand',
      cost: [mana('{2}{G}{G}'), discardSelf],
      targets: { creature: target({ type: 'creature' }) },
      effects: [ruleUntil({ kind: 'mustBeBlocked', what: the('creature'), by: 'byAll' })],
    }),
  ],
})
