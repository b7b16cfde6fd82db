import { activated, card, enters, mana, target, the, triggered, X } from '@spellwright/dsl'

export const lazavTheMultifarious = card({
  name: 'Lazav, the Multifarious',
  cost: '{U}{B}',
  type: 'Legendary Creature — Shapeshifter',
  power: 1,
  toughness: 3,
  abilities: [
    triggered({ on: enters('self'), effects: [{ kind: 'surveil', player: 'you', count: 1 }] }),
    activated({
      cost: [mana('{X}')],
      targets: { card: target({ type: 'creature', zone: 'graveyard', owner: 'you', manaValue: { exactly: X } }) },
      effects: [
        {
          kind: 'becomeCopy',
          what: 'self',
          of: the('card'),
          until: 'game',
          except: [
            { kind: 'setName', name: 'Lazav, the Multifarious' },
            { kind: 'addSupertype', supertypes: ['legendary'] },
            { kind: 'hasThisAbility' },
          ],
        },
      ],
    }),
  ],
})
