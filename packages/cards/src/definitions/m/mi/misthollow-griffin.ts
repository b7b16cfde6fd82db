import { card, keyword, rule } from '@spellwright/dsl'

export const misthollowGriffin = card({
  name: 'Misthollow Griffin',
  cost: '{2}{U}{U}',
  type: 'Creature — Griffin',
  power: 3,
  toughness: 3,
  abilities: [
    keyword('flying'),
    rule({ kind: 'mayPlayFrom', player: 'you', zone: 'exile', what: 'self' }, { zone: 'exile' }),
  ],
})
