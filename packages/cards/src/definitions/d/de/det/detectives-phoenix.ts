import { card, collectEvidence, continuous, gain, keyword, mana, modifyPT, rule } from '@spellwright/dsl'

export const detectivesPhoenix = card({
  name: "Detective's Phoenix",
  cost: '{2}{R}',
  type: 'Enchantment Creature — Phoenix',
  power: 2,
  toughness: 2,
  abilities: [
    keyword({ kind: 'bestow', cost: [mana('{R}'), collectEvidence(6)] }),
    keyword('flying'),
    keyword('haste'),
    continuous({ affects: 'attachedTo', apply: [modifyPT(2, 2), gain('flying'), gain('haste')] }),
    rule(
      { kind: 'mayPlayFrom', player: 'you', zone: 'graveyard', what: 'self', using: 'bestow' },
      { zone: 'graveyard' },
    ),
  ],
})
