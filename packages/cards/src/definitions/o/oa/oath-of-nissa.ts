import { card, enters, rule, the, triggered } from '@spellwright/dsl'

export const oathOfNissa = card({
  name: 'Oath of Nissa',
  type: 'Legendary Enchantment',
  cost: '{G}',
  abilities: [
    triggered({
      on: enters('self'),
      effects: [
        { kind: 'lookAtTop', player: 'you', count: 3, as: 'seen' },
        {
          kind: 'may',
          player: 'you',
          effects: [
            {
              kind: 'chooseAmong',
              player: 'you',
              among: the('seen'),
              filter: { type: ['creature', 'land', 'planeswalker'] },
              count: { min: 1, max: 1 },
              as: 'kept',
            },
            { kind: 'reveal', what: the('kept') },
            { kind: 'move', verb: 'put', what: the('kept'), to: 'hand' },
          ],
        },
        {
          kind: 'move',
          verb: 'put',
          what: { all: { zone: 'library', among: the('seen') } },
          to: 'library',
          library: { position: 'bottom', order: 'chosen' },
        },
      ],
    }),
    rule({ kind: 'spendAsAnyColor', player: 'you', spell: { type: 'planeswalker' } }),
  ],
})
