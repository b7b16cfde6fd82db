import { all, card, draw, put, shuffle, spell, the, when } from '@spellwright/dsl'

export const daysUndoing = card({
  name: "Day's Undoing",
  cost: '{2}{U}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        {
          kind: 'forEachPlayer',
          players: 'eachPlayer',
          as: 'player',
          effects: [put('library', all({ zone: ['hand', 'graveyard'], owner: the('player') })), shuffle(the('player'))],
        },
        draw(7, 'eachPlayer'),
        when({ kind: 'isTurnOf', player: 'you' }, { kind: 'endTurn' }),
      ],
    }),
  ],
})
