import { card, put, search, shuffle, spell, the, upTo } from '@spellwright/dsl'

export const buriedAlive = card({
  name: 'Buried Alive',
  cost: '{2}{B}',
  type: 'Sorcery',
  abilities: [
    spell({ effects: [search({ type: 'creature' }, { count: upTo(3) }), put('graveyard', the('found')), shuffle()] }),
  ],
})
