import { card, gain, keyword, may, triggered } from '@spellwright/dsl'

export const lazavDimirMastermind = card({
  name: 'Lazav, Dimir Mastermind',
  cost: '{U}{U}{B}{B}',
  type: 'Legendary Creature — Shapeshifter',
  power: 3,
  toughness: 3,
  abilities: [
    keyword('hexproof'),
    triggered({
      on: { kind: 'zoneChange', object: { type: 'creature', is: 'nontoken', owner: 'opponent' }, to: 'graveyard' },
      effects: [
        may({
          kind: 'becomeCopy',
          what: 'self',
          of: 'eventObject',
          until: 'game',
          except: [
            { kind: 'setName', name: 'Lazav, Dimir Mastermind' },
            { kind: 'addSupertype', supertypes: ['legendary'] },
            gain('hexproof'),
            { kind: 'hasThisAbility' },
          ],
        }),
      ],
    }),
  ],
})
