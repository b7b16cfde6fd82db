import { all, card, draw, put, shuffle, spell } from '@spellwright/dsl'

export const timetwister = card({
  name: 'Timetwister',
  cost: '{2}{U}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [put('library', all({ zone: ['hand', 'graveyard'] })), shuffle('eachPlayer'), draw(7, 'eachPlayer')],
    }),
  ],
})
