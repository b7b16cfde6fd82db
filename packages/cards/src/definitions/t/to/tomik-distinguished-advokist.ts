import { card, keyword, rule } from '@spellwright/dsl'

export const tomikDistinguishedAdvokist = card({
  name: 'Tomik, Distinguished Advokist',
  cost: '{W}{W}',
  type: 'Legendary Creature — Human Advisor',
  power: 2,
  toughness: 3,
  abilities: [
    keyword('flying'),
    rule({
      kind: 'cantBeTargeted',
      what: { any: [{ type: 'land' }, { type: 'land', zone: 'graveyard' }] },
      controlledBy: 'opponent',
    }),
    rule({ kind: 'cantPlayLands', player: 'opponent', from: ['graveyard'] }),
  ],
})
