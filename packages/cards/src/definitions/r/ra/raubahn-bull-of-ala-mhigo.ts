import { attacks, card, keyword, payLife, powerOf, target, the, triggered, upTo } from '@spellwright/dsl'

export const raubahnBullOfAlaMhigo = card({
  name: 'Raubahn, Bull of Ala Mhigo',
  cost: '{1}{R}',
  type: 'Legendary Creature — Human Warrior',
  power: 2,
  toughness: 2,
  abilities: [
    keyword({ kind: 'ward', cost: [payLife(powerOf('self'))] }),
    triggered({
      on: attacks('self'),
      targets: {
        equipment: target({ subtype: 'Equipment', controller: 'you' }, { count: upTo(1) }),
        creature: target({ type: 'creature', is: 'attacking' }),
      },
      effects: [{ kind: 'attach', what: the('equipment'), to: the('creature') }],
    }),
  ],
})
