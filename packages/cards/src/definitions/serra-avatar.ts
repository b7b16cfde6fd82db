import { card, ownerOf, put, shuffle, triggered } from '@spellwright/dsl'

export const serraAvatar = card({
  name: 'Serra Avatar',
  cost: '{4}{W}{W}{W}',
  type: 'Creature — Avatar',
  power: '*',
  toughness: '*',
  abilities: [
    {
      kind: 'characteristicDefining',
      power: { kind: 'lifeOf', player: 'you' },
      toughness: { kind: 'lifeOf', player: 'you' },
    },
    triggered({
      on: { kind: 'zoneChange', object: 'self', to: 'graveyard' },
      effects: [put('library', 'self'), shuffle(ownerOf('self'))],
    }),
  ],
})
