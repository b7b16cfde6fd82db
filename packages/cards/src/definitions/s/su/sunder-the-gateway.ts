import { card, chooseOne, destroy, exactly, spell, target, the, transform } from '@spellwright/dsl'

export const sunderTheGateway = card({
  name: 'Sunder the Gateway',
  type: 'Sorcery',
  cost: '{1}{W}',
  abilities: [
    spell({
      modes: chooseOne(
        {
          targets: { permanent: target({ type: ['artifact', 'enchantment'], is: 'nontoken', controller: 'opponent' }) },
          effects: [destroy(the('permanent')), { kind: 'incubate', player: 'you', count: 2 }],
        },
        {
          effects: [
            { kind: 'incubate', player: 'you', count: 2 },
            {
              kind: 'choose',
              player: 'you',
              from: { subtype: 'Incubator', is: 'token', controller: 'you' },
              count: exactly(1),
              as: 'incubator',
            },
            transform(the('incubator')),
          ],
        },
      ),
      effects: [],
    }),
  ],
})
