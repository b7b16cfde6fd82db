import { card, keyword, mana, put, search, shuffle, spell, targetOpponent, the } from '@spellwright/dsl'

export const inevitableBetrayal = card({
  name: 'Inevitable Betrayal',
  type: 'Sorcery',
  colorIndicator: ['U'],
  abilities: [
    keyword({ kind: 'suspend', count: 3, cost: [mana('{1}{U}{U}')] }),
    spell({
      targets: { player: targetOpponent },
      effects: [
        search({ type: 'creature' }, { whose: the('player') }),
        put('battlefield', the('found'), { under: 'you' }),
        shuffle(the('player')),
      ],
    }),
  ],
})
