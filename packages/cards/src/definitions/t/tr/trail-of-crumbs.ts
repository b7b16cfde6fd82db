import { all, card, createToken, enters, FOOD, mana, put, the, triggered, upTo } from '@spellwright/dsl'

export const trailOfCrumbs = card({
  name: 'Trail of Crumbs',
  cost: '{1}{G}',
  type: 'Enchantment',
  abilities: [
    triggered({ on: enters('self'), effects: [createToken(1, FOOD)] }),
    triggered({
      on: { kind: 'sacrificed', player: 'you', object: { subtype: 'Food' } },
      effects: [
        {
          kind: 'mayPay',
          player: 'you',
          cost: [mana('{1}')],
          then: [
            { kind: 'lookAtTop', player: 'you', count: 2, as: 'seen' },
            {
              kind: 'chooseAmong',
              player: 'you',
              among: the('seen'),
              filter: { is: 'permanentCard' },
              count: upTo(1),
              as: 'card',
            },
            { kind: 'reveal', what: the('card') },
            put('hand', the('card')),
            put('library', all({ zone: 'library', among: the('seen') }), {
              library: { position: 'bottom', order: 'chosen' },
            }),
          ],
        },
      ],
    }),
  ],
})
