import { card, keyword, keywords, rule } from '@spellwright/dsl'

export const hogaakArisenNecropolis = card({
  name: 'Hogaak, Arisen Necropolis',
  cost: '{5}{B/G}{B/G}',
  type: 'Legendary Creature — Avatar',
  power: 8,
  toughness: 8,
  abilities: [
    rule({ kind: 'cantSpendMana', spell: 'self' }),
    ...keywords('convoke', 'delve'),
    rule({ kind: 'mayPlayFrom', player: 'you', zone: 'graveyard', what: 'self' }, { zone: 'graveyard' }),
    keyword('trample'),
  ],
})
