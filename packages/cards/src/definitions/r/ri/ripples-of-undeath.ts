import { atBeginningOf, card, exactly, mana, payLife, put, the, triggered } from '@spellwright/dsl'

export const ripplesOfUndeath = card({
  name: 'Ripples of Undeath',
  type: 'Enchantment',
  cost: '{1}{B}',
  abilities: [
    triggered({
      on: atBeginningOf('main1', 'you'),
      effects: [
        { kind: 'mill', player: 'you', count: 3, as: 'milled' },
        {
          kind: 'mayPay',
          player: 'you',
          cost: [mana('{1}'), payLife(3)],
          then: [
            { kind: 'chooseAmong', player: 'you', among: the('milled'), count: exactly(1), as: 'card' },
            put('hand', the('card')),
          ],
        },
      ],
    }),
  ],
})
