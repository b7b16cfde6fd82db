import { card, createToken, dies, keyword, keywords, token, triggered } from '@spellwright/dsl'

const wurm = (word: 'deathtouch' | 'lifelink') =>
  token({ colors: [], type: 'Artifact Creature — Phyrexian Wurm', power: 3, toughness: 3, abilities: [keyword(word)] })

export const wurmcoilEngine = card({
  name: 'Wurmcoil Engine',
  cost: '{6}',
  type: 'Artifact Creature — Phyrexian Wurm',
  power: 6,
  toughness: 6,
  abilities: [
    ...keywords('deathtouch', 'lifelink'),
    triggered({ on: dies('self'), effects: [createToken(1, wurm('deathtouch')), createToken(1, wurm('lifelink'))] }),
  ],
})
