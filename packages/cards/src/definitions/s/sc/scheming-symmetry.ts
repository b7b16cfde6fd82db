import { card, exactly, put, search, shuffle, spell, the } from '@spellwright/dsl'

export const schemingSymmetry = card({
  name: 'Scheming Symmetry',
  cost: '{B}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: { players: { players: { player: 'any' }, count: exactly(2) } },
      effects: [
        {
          kind: 'forEachPlayer',
          players: the('players'),
          as: 'player',
          effects: [
            search({}, { player: the('player'), whose: the('player') }),
            shuffle(the('player')),
            put('library', the('found'), { library: { position: 'top' } }),
          ],
        },
      ],
    }),
  ],
})
