import { enters, keyword, keywords, payLife, target, the, triggered, twoFaced } from '@spellwright/dsl'

export const brutalCathar = twoFaced(
  'transform',
  {
    name: 'Brutal Cathar',
    cost: '{2}{W}',
    type: 'Creature — Human Soldier Werewolf',
    power: 2,
    toughness: 2,
    abilities: [
      triggered({
        on: {
          kind: 'either',
          events: [enters('self'), { kind: 'transformed', object: 'self', into: 'Brutal Cathar' }],
        },
        targets: { target: target({ controller: 'opponent', type: 'creature' }) },
        effects: [{ kind: 'exileUntilSourceLeaves', what: the('target') }],
      }),
      keyword('daybound'),
    ],
  },
  {
    name: 'Moonrage Brute',
    type: 'Creature — Werewolf',
    power: 3,
    toughness: 3,
    colorIndicator: ['R'],
    abilities: keywords('first strike', { kind: 'ward', cost: [payLife(3)] }, 'nightbound'),
  },
)
