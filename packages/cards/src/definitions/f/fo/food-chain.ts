import { activated, addMana, card, manaValueOf, plus, the } from '@spellwright/dsl'

export const foodChain = card({
  name: 'Food Chain',
  type: 'Enchantment',
  cost: '{2}{G}',
  abilities: [
    activated({
      cost: [{ kind: 'exile', what: { zone: 'battlefield', type: 'creature', controller: 'you' }, as: 'exiled' }],
      effects: [
        addMana(
          { kind: 'anyOneColor', amount: plus(1, manaValueOf(the('exiled'))) },
          { kind: 'onlyCast', spell: { type: 'creature' } },
        ),
      ],
    }),
  ],
})
