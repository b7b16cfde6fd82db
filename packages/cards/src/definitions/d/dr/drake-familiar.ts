import { card, enters, exactly, keyword, returnTo, sacrificeIt, the, triggered } from '@spellwright/dsl'

export const drakeFamiliar = card({
  name: 'Drake Familiar',
  cost: '{1}{U}',
  type: 'Creature — Drake',
  power: 2,
  toughness: 1,
  abilities: [
    keyword('flying'),
    triggered({
      on: enters('self'),
      effects: [
        {
          kind: 'may',
          player: 'you',
          effects: [
            { kind: 'choose', player: 'you', from: { type: 'enchantment' }, count: exactly(1), as: 'enchantment' },
            returnTo('hand', the('enchantment')),
          ],
          else: [sacrificeIt('self')],
        },
      ],
    }),
  ],
})
