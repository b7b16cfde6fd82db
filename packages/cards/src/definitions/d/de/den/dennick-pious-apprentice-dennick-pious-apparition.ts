import { investigate, keyword, mana, replacement, rule, triggered, twoFaced } from '@spellwright/dsl'

export const dennickPiousApprenticeDennickPiousApparition = twoFaced(
  'transform',
  {
    name: 'Dennick, Pious Apprentice',
    cost: '{W}{U}',
    type: 'Legendary Creature — Human Soldier',
    power: 2,
    toughness: 3,
    abilities: [
      keyword('lifelink'),
      rule({ kind: 'cantBeTargeted', what: { zone: 'graveyard' } }),
      keyword({ kind: 'disturb', cost: [mana('{2}{W}{U}')] }),
    ],
  },
  {
    name: 'Dennick, Pious Apparition',
    type: 'Legendary Creature — Spirit Soldier',
    power: 3,
    toughness: 2,
    colorIndicator: ['U', 'W'],
    abilities: [
      keyword('flying'),
      triggered({
        on: { kind: 'zoneChange', object: { type: 'creature', is: 'nontoken' }, to: 'graveyard', batch: 'oneOrMore' },
        limit: { times: 1, per: 'turn' },
        effects: [investigate()],
      }),
      replacement(
        { kind: 'zoneChange', object: 'self', to: 'graveyard', instead: { to: 'exile' } },
        { zone: 'everywhere' },
      ),
    ],
  },
)
