import { all, card, draw, keyword, mana, put, shuffle, spell, the } from '@spellwright/dsl'

export const echoOfEons = card({
  name: 'Echo of Eons',
  cost: '{4}{U}{U}',
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
      ],
    }),
    keyword({ kind: 'flashback', cost: [mana('{2}{U}')] }),
  ],
})
