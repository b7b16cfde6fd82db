import { card, dies, exile, put, the, triggered } from '@spellwright/dsl'

export const gamekeeper = card({
  name: 'Gamekeeper',
  cost: '{3}{G}',
  type: 'Creature — Elf',
  power: 2,
  toughness: 2,
  abilities: [
    triggered({
      on: dies('self'),
      effects: [
        {
          kind: 'may',
          player: 'you',
          effects: [exile('self', { as: 'exiled' })],
          then: [
            { kind: 'revealUntil', player: 'you', filter: { type: 'creature' }, as: 'card', others: 'others' },
            put('battlefield', the('card')),
            put('graveyard', the('others')),
          ],
        },
      ],
    }),
  ],
})
