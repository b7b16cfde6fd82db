import { addSubtype, addType, card, continuous, keyword, loseAllAbilities, rule, setBasePT } from '@spellwright/dsl'

export const unableToScream = card({
  name: 'Unable to Scream',
  type: 'Enchantment — Aura',
  cost: '{U}',
  abilities: [
    keyword({ kind: 'enchant', what: { type: 'creature' } }),
    continuous({
      affects: 'attachedTo',
      apply: [loseAllAbilities, addType('artifact', 'creature'), addSubtype('Toy'), setBasePT(0, 2)],
    }),
    rule({ kind: 'cantTurnFaceUp', what: 'attachedTo' }),
  ],
})
