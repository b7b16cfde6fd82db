import { activated, card, discardCost, mana, put, search, shuffle, the } from '@spellwright/dsl'

export const survivalOfTheFittest = card({
  name: 'Survival of the Fittest',
  cost: '{1}{G}',
  type: 'Enchantment',
  abilities: [
    activated({
      cost: [mana('{G}'), discardCost({ type: 'creature' })],
      effects: [search({ type: 'creature' }, { reveal: 'reveal' }), put('hand', the('found')), shuffle()],
    }),
  ],
})
