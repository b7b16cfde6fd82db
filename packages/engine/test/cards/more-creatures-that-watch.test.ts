import { expect, it } from 'vitest'
import { board } from '../support/board.ts'

it('[Arrogant Bloodlord] is destroyed after it fought a creature with power 1 or less', () => {
  const b = board({ a: { battlefield: ['Arrogant Bloodlord'] }, b: { battlefield: ['Squire'] } })
  b.attack('Arrogant Bloodlord').block('Squire>Arrogant Bloodlord').to('main2')
  expect(b.in('graveyard', 'Arrogant Bloodlord', 'A')).toBe(true)
  const strong = board({ a: { battlefield: ['Arrogant Bloodlord'] }, b: { battlefield: ['Gray Ogre'] } })
  strong.attack('Arrogant Bloodlord').block('Gray Ogre>Arrogant Bloodlord').to('main2')
  expect(strong.in('battlefield', 'Arrogant Bloodlord', 'A')).toBe(true)
})

it('[Phelia, Exuberant Shepherd] blinks a permanent until the end step, and grows if it was yours', () => {
  const b = board({ a: { battlefield: ['Phelia, Exuberant Shepherd', 'Sol Ring'] }, b: { battlefield: ['Gray Ogre'] } })
  b.aim(['Sol Ring']).attack('Phelia, Exuberant Shepherd').resolveAll()
  expect(b.in('exile', 'Sol Ring', 'A')).toBe(true)
  b.to('end')
  expect([b.in('battlefield', 'Sol Ring', 'A'), b.pt('Phelia, Exuberant Shepherd')]).toEqual([true, '3/3'])
  const other = board({ a: { battlefield: ['Phelia, Exuberant Shepherd'] }, b: { battlefield: ['Gray Ogre'] } })
  other.aim(['Gray Ogre']).attack('Phelia, Exuberant Shepherd').to('end')
  expect([other.in('battlefield', 'Gray Ogre', 'B'), other.pt('Phelia, Exuberant Shepherd')]).toEqual([true, '2/2'])
})

it('[Starseer Mentor] costs an opponent 3 life unless a permanent or card is given up, if your life changed', () => {
  const b = board({ a: { battlefield: ['Starseer Mentor', 'Plains'], hand: ["Chaplain's Blessing"] } })
  b.cast("Chaplain's Blessing").resolve().to('end').resolveAll()
  expect(b.life('B')).toBe(17)
  const still = board({ a: { battlefield: ['Starseer Mentor'] } })
  expect(still.to('cleanup', 3).life('B')).toBe(20)
})

it('[Starseer Mentor] lets the opponent discard a card', () => {
  const b = board({
    a: { battlefield: ['Starseer Mentor', 'Plains'], hand: ["Chaplain's Blessing"] },
    b: { hand: ['Forest'] },
  })
  b.cast("Chaplain's Blessing").resolve().yes('payOrNot').to('end').resolveAll()
  expect([b.life('B'), b.in('graveyard', 'Forest', 'B')]).toEqual([20, true])
})

it('[Argent Dais] gets a counter when two or more creatures attack', () => {
  const b = board({ a: { battlefield: [{ card: 'Argent Dais', counters: { oil: 2 } }, 'Memnite', 'Gray Ogre'] } })
  b.attack('Memnite', 'Gray Ogre').damage()
  expect(b.counters('Argent Dais', 'oil')).toBe(3)
  const one = board({ a: { battlefield: [{ card: 'Argent Dais', counters: { oil: 2 } }, 'Memnite'] } })
  one.attack('Memnite').damage()
  expect(one.counters('Argent Dais', 'oil')).toBe(2)
})

it('[Argent Dais] enters with two counters, and exiles a permanent for them; its controller draws two cards', () => {
  const b = board({ a: { battlefield: ['4 Plains'], hand: ['Argent Dais'] }, b: { battlefield: ['Hill Giant'] } })
  b.cast('Argent Dais')
    .resolve()
    .activate('Argent Dais', { targets: ['Hill Giant'] })
    .resolve()
  expect([b.in('exile', 'Hill Giant', 'B'), b.names('hand', 'B').length]).toEqual([true, 2])
})

it("[Daxos's Torment] becomes a 5/5 Demon whenever an enchantment of yours enters", () => {
  const b = board({ a: { battlefield: ["Daxos's Torment", 'Forest'], hand: ['Exploration'] } })
  b.cast('Exploration').resolveAll()
  expect([b.pt("Daxos's Torment"), b.has("Daxos's Torment", 'flying'), b.has("Daxos's Torment", 'haste')]).toEqual([
    '5/5',
    true,
    true,
  ])
})

it('[Pyrogoyf] deals its power in damage when it enters', () => {
  const b = board({ a: { battlefield: ['4 Mountain'], hand: ['Pyrogoyf'], graveyard: ['Memnite', 'Shock', 'Forest'] } })
  b.cast('Pyrogoyf', { targets: ['B'] }).resolveAll()
  expect([b.pt('Pyrogoyf'), b.life('B')]).toEqual(['4/5', 16])
})

it('[Flayer of the Hatebound] deals the power of what enters from your graveyard', () => {
  const b = board({
    a: { battlefield: ['Flayer of the Hatebound', 'Swamp'], hand: ['Reanimate'], graveyard: ['Hill Giant'] },
  })
  b.cast('Reanimate').aim(['B']).resolveAll()
  expect([b.life('B'), b.has('Flayer of the Hatebound', 'undying')]).toEqual([17, true])
})

it('[War Elemental] is sacrificed unless an opponent was dealt damage, and grows with that damage', () => {
  const b = board({ a: { battlefield: ['5 Mountain'], hand: ['War Elemental', '2 Shock'] } })
  b.cast('Shock', { targets: ['B'] })
    .resolve()
    .cast('War Elemental')
    .resolveAll()
    .cast('Shock', { targets: ['B'] })
    .resolveAll()
  expect(b.pt('War Elemental')).toBe('3/3')
  const none = board({ a: { battlefield: ['3 Mountain'], hand: ['War Elemental'] } })
  none.cast('War Elemental').resolveAll()
  expect(none.in('graveyard', 'War Elemental', 'A')).toBe(true)
})

it('[Sidisi, Brood Tyrant] mills three cards, and makes one Zombie for the creature cards among them', () => {
  const b = board({
    a: {
      battlefield: ['Swamp', 'Forest', '2 Island'],
      hand: ['Sidisi, Brood Tyrant'],
      library: ['Memnite', 'Hill Giant', 'Forest', 'Forest'],
    },
  })
  b.cast('Sidisi, Brood Tyrant').resolveAll()
  expect([b.names('graveyard', 'A').length, b.count('battlefield', 'Zombie Token', 'A')]).toEqual([3, 1])
})

it('[Merfolk Trickster] taps a creature, which loses its abilities', () => {
  const b = board({
    active: 1,
    a: { battlefield: ['2 Island'], hand: ['Merfolk Trickster'] },
    b: { battlefield: ['Serra Angel'] },
  })
  b.turnTo('A').cast('Merfolk Trickster').resolveAll()
  expect([b.object('Serra Angel').tapped, b.has('Serra Angel', 'flying')]).toEqual([true, false])
})

it('[Bearer of the Heavens] destroys all permanents at the end step after it died', () => {
  const b = board({
    a: { battlefield: ['Bearer of the Heavens', '3 Swamp'], hand: ['Murder'] },
    b: { battlefield: ['Forest'] },
  })
  b.cast('Murder').resolveAll()
  expect(b.in('battlefield', 'Forest', 'B')).toBe(true)
  b.to('end').resolveAll()
  expect(b.names('battlefield')).toEqual([])
})

it('[Deadeye Tormentor] makes an opponent discard if you attacked this turn', () => {
  const b = board({ a: { battlefield: ['3 Swamp', 'Memnite'], hand: ['Deadeye Tormentor'] }, b: { hand: ['Forest'] } })
  b.attack('Memnite').to('main2').cast('Deadeye Tormentor').resolveAll()
  expect(b.in('graveyard', 'Forest', 'B')).toBe(true)
  const idle = board({ a: { battlefield: ['3 Swamp'], hand: ['Deadeye Tormentor'] }, b: { hand: ['Forest'] } })
  idle.cast('Deadeye Tormentor').resolveAll()
  expect(idle.in('hand', 'Forest', 'B')).toBe(true)
})

it('[Flailing Drake] strengthens what it fights', () => {
  const b = board({ a: { battlefield: ['Flailing Drake'] }, b: { battlefield: ['Giant Spider'] } })
  b.attack('Flailing Drake').block('Giant Spider>Flailing Drake').resolveAll()
  expect([b.pt('Giant Spider'), b.has('Flailing Drake', 'flying')]).toEqual(['3/5', true])
})

it('[Mikaeus, the Unhallowed] destroys Humans that damage you, and gives non-Humans undying', () => {
  const b = board({
    active: 1,
    a: { battlefield: ['Mikaeus, the Unhallowed', 'Memnite', 'Squire'] },
    b: { battlefield: ['Elite Vanguard'] },
  })
  expect([
    b.pt('Memnite'),
    b.has('Memnite', 'undying'),
    b.has('Squire', 'undying'),
    b.has('Mikaeus, the Unhallowed', 'intimidate'),
  ]).toEqual(['2/2', true, false, true])
  b.attack('Elite Vanguard').damage()
  expect(b.in('graveyard', 'Elite Vanguard', 'B')).toBe(true)
})

it('[Narcomoeba] may enter when it is milled', () => {
  const b = board({ a: { battlefield: ['Island'], hand: ['Thought Scour'], library: ['Narcomoeba', '5 Forest'] } })
  b.yes()
    .cast('Thought Scour', { targets: ['A'] })
    .resolveAll()
  expect(b.has('Narcomoeba', 'flying') && b.in('battlefield', 'Narcomoeba', 'A')).toBe(true)
})

it('[Rockslide Elemental] may grow when another creature dies', () => {
  const b = board({
    a: { battlefield: ['Rockslide Elemental', 'Mountain'], hand: ['Shock'] },
    b: { battlefield: ['Gray Ogre'] },
  })
  b.yes()
    .cast('Shock', { targets: ['Gray Ogre'] })
    .resolveAll()
  expect([b.pt('Rockslide Elemental'), b.has('Rockslide Elemental', 'first strike')]).toEqual(['2/2', true])
})

it('[The Gitrog Monster] wants a land each upkeep, and draws for lands that go to the graveyard', () => {
  const b = board({ active: 1, turn: 4, a: { battlefield: ['The Gitrog Monster', 'Forest'] } })
  b.yes('payOrNot').to('draw', 5)
  expect([
    b.in('battlefield', 'The Gitrog Monster', 'A'),
    b.in('graveyard', 'Forest', 'A'),
    b.names('hand', 'A').length,
  ]).toEqual([true, true, 2])
})

it('[The Gitrog Monster] allows another land and has deathtouch', () => {
  const b = board({ a: { battlefield: ['The Gitrog Monster'], hand: ['3 Forest'] } })
  b.play('Forest').play('Forest')
  expect([b.count('battlefield', 'Forest', 'A'), b.has('The Gitrog Monster', 'deathtouch')]).toEqual([2, true])
})

it('[Mayhem Devil] deals 1 damage whenever a player sacrifices a permanent', () => {
  const b = board({ a: { battlefield: ['Mayhem Devil'] }, b: { battlefield: ['Bile Urchin'] } })
  b.turnTo('B')
    .activate('Bile Urchin', { targets: ['A', 'B'] })
    .resolveAll()
  expect([b.life('A'), b.life('B')]).toEqual([19, 19])
})

it('[Restoration Angel] may blink a non-Angel creature of yours', () => {
  const b = board({
    active: 1,
    a: {
      battlefield: ['4 Plains', { card: 'Grizzly Bears', counters: { '-1/-1': 1 } }, 'Serra Angel'],
      hand: ['Restoration Angel'],
    },
  })
  b.turnTo('A').yes().cast('Restoration Angel').resolveAll()
  expect([b.pt('Grizzly Bears'), b.has('Restoration Angel', 'flying')]).toEqual(['2/2', true])
})

it('[Guardian Automaton] gains 3 life when it dies', () => {
  const b = board({ a: { battlefield: ['Guardian Automaton', '3 Swamp'], hand: ['Murder'] } })
  b.cast('Murder').resolveAll()
  expect(b.life('A')).toBe(23)
})

it('[Moonblade Shinobi] makes a flying Illusion when it deals combat damage to a player', () => {
  const b = board({ a: { battlefield: ['Moonblade Shinobi'] } })
  b.attack('Moonblade Shinobi').damage()
  expect([b.pt('Illusion Token'), b.has('Illusion Token', 'flying'), b.has('Moonblade Shinobi', 'ninjutsu')]).toEqual([
    '1/1',
    true,
    true,
  ])
})

it('[Aven Gagglemaster] gains 2 life for each flyer of yours', () => {
  const b = board({ a: { battlefield: ['5 Plains', 'Suntail Hawk', 'Gray Ogre'], hand: ['Aven Gagglemaster'] } })
  b.cast('Aven Gagglemaster').resolveAll()
  expect([b.life('A'), b.has('Aven Gagglemaster', 'flying')]).toEqual([24, true])
})

it('[Bolt Hound] strengthens your other creatures when it attacks', () => {
  const b = board({ a: { battlefield: ['Bolt Hound', 'Gray Ogre'] } })
  b.attack('Bolt Hound').resolveAll()
  expect([b.pt('Gray Ogre'), b.pt('Bolt Hound'), b.has('Bolt Hound', 'haste')]).toEqual(['3/2', '2/2', true])
})

it('[Daemogoth Titan] costs a creature when it attacks', () => {
  const b = board({ a: { battlefield: ['Daemogoth Titan', 'Memnite'] } })
  b.pick('sacrifice', 'Memnite').attack('Daemogoth Titan').resolveAll()
  expect(b.in('graveyard', 'Memnite', 'A')).toBe(true)
})

it('[Falconer Adept] attacks with a Bird', () => {
  const b = board({ a: { battlefield: ['Falconer Adept'] } })
  b.attack('Falconer Adept').damage()
  expect([b.life('B'), b.object('Bird Token').tapped]).toEqual([17, true])
})

it('[Faultgrinder] destroys a land when it enters, also evoked', () => {
  const b = board({ a: { battlefield: ['5 Mountain'], hand: ['Faultgrinder'] }, b: { battlefield: ['Forest'] } })
  b.cast('Faultgrinder', { method: 'alternative', targets: ['Forest'] }).resolveAll()
  expect([b.in('graveyard', 'Forest', 'B'), b.in('graveyard', 'Faultgrinder', 'A')]).toEqual([true, true])
})

it('[Grim Haruspex] draws a card when another nontoken creature of yours dies', () => {
  const b = board({ a: { battlefield: ['Grim Haruspex', 'Memnite', 'Mountain'], hand: ['Shock'] } })
  b.cast('Shock', { targets: ['Memnite'] }).resolveAll()
  expect([b.names('hand', 'A'), b.has('Grim Haruspex', 'morph')]).toEqual([['Wastes'], true])
})

it('[Heirs of Stromkirk] grows when it deals combat damage to a player', () => {
  const b = board({ a: { battlefield: ['Heirs of Stromkirk'] } })
  b.attack('Heirs of Stromkirk').damage()
  expect([b.pt('Heirs of Stromkirk'), b.has('Heirs of Stromkirk', 'intimidate')]).toEqual(['3/3', true])
})

it('[Hooded Assassin] gets a counter, or destroys a damaged creature', () => {
  const b = board({
    a: { battlefield: ['6 Swamp', 'Mountain'], hand: ['2 Hooded Assassin', 'Shock'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Hooded Assassin').resolveAll()
  expect(b.pt('Hooded Assassin')).toBe('2/3')
  b.cast('Shock', { targets: ['Hill Giant'] })
    .resolve()
    .reply('mode', [1])
    .cast('Hooded Assassin')
    .resolveAll()
  expect(b.in('graveyard', 'Hill Giant', 'B')).toBe(true)
})

it('[Hearthcage Giant] makes two Shamans, and turns them into strength', () => {
  const b = board({ a: { battlefield: ['8 Mountain'], hand: ['Hearthcage Giant'] } })
  b.cast('Hearthcage Giant').resolveAll()
  expect(b.count('battlefield', 'Elemental Shaman Token', 'A')).toBe(2)
  b.activate('Hearthcage Giant', { targets: ['Hearthcage Giant'] }).resolve()
  expect(b.pt('Hearthcage Giant')).toBe('8/6')
})
