import { all, card, destroy, keyword, spell } from '@spellwright/dsl'

export const sublimeExhalation = card({
  name: 'Sublime Exhalation',
  cost: '{6}{W}',
  type: 'Sorcery',
  abilities: [keyword('undaunted'), spell({ effects: [destroy(all({ type: 'creature' }))] })],
})
