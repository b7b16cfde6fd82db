import { all, card, exactly, exile, loseLife, put, search, spell, the } from '@spellwright/dsl'

export const doomsday = card({
  name: 'Doomsday',
  cost: '{B}{B}{B}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        search({}, { zones: ['library', 'graveyard'], count: exactly(5) }),
        exile(all({ zone: ['library', 'graveyard'], owner: 'you', not: { among: the('found') } })),
        put('library', the('found'), { library: { position: 'top', order: 'chosen' } }),
        loseLife({ kind: 'half', quantity: { kind: 'lifeOf', player: 'you' }, round: 'up' }),
      ],
    }),
  ],
})
