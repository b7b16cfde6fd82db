import { card, createToken, keyword, spell, token } from '@spellwright/dsl'

const bird = token({ colors: ['W'], type: 'Creature — Bird', power: 1, toughness: 1, abilities: [keyword('flying')] })

export const battleScreech = card({
  name: 'Battle Screech',
  cost: '{2}{W}{W}',
  type: 'Sorcery',
  abilities: [
    spell({ effects: [createToken(2, bird)] }),
    keyword({
      kind: 'flashback',
      cost: [{ kind: 'tapOther', what: { type: 'creature', color: 'W', is: 'untapped' }, count: 3 }],
    }),
  ],
})
