import { anyNumber, card, enters, put, the, triggered } from '@spellwright/dsl'

export const temptingWurm = card({
  name: 'Tempting Wurm',
  cost: '{1}{G}',
  type: 'Creature — Wurm',
  power: 5,
  toughness: 5,
  abilities: [
    triggered({
      on: enters('self'),
      effects: [
        {
          kind: 'choose',
          player: 'opponent',
          from: { zone: 'hand', type: ['artifact', 'creature', 'enchantment', 'land'] },
          whose: 'opponent',
          count: anyNumber,
          as: 'cards',
        },
        put('battlefield', the('cards'), { under: 'opponent' }),
      ],
    }),
  ],
})
