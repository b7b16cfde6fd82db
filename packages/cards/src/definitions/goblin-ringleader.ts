import { all, card, enters, keyword, put, the, triggered } from '@spellwright/dsl'

export const goblinRingleader = card({
  name: 'Goblin Ringleader',
  cost: '{3}{R}',
  type: 'Creature — Goblin',
  power: 2,
  toughness: 2,
  abilities: [
    keyword('haste'),
    triggered({
      on: enters('self'),
      effects: [
        { kind: 'lookAtTop', player: 'you', count: 4, reveal: 'reveal', as: 'revealed' },
        put('hand', all({ zone: 'library', among: the('revealed'), subtype: 'Goblin' })),
        put('library', all({ zone: 'library', among: the('revealed') }), {
          library: { position: 'bottom', order: 'chosen' },
        }),
      ],
    }),
  ],
})
