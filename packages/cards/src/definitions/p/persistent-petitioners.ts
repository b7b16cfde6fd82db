import { activated, card, mana, mill, rule, tap, targetPlayer, the } from '@spellwright/dsl'

export const persistentPetitioners = card({
  name: 'Persistent Petitioners',
  cost: '{1}{U}',
  type: 'Creature — Human Advisor',
  power: 1,
  toughness: 3,
  abilities: [
    activated({ cost: [mana('{1}'), tap], targets: { player: targetPlayer }, effects: [mill(1, the('player'))] }),
    activated({
      cost: [{ kind: 'tapOther', what: { subtype: 'Advisor' }, count: 4 }],
      targets: { player: targetPlayer },
      effects: [mill(12, the('player'))],
    }),
    rule({ kind: 'anyNumberInDeck' }),
  ],
})
