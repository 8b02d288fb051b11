import type { LanguageWords } from './language-words.ts';

/** English. */
export const ENGLISH = {
  refused: {
    hate: [
      'nigger*, nigga*, nig, nigs, nignog*, kike, kikes, faggot*, fag, fags, faggy, chink, chinks, gook, gooks, wetback*',
      'raghead*, towelhead*, tranny, trannies, coon, coons, spic, spics, spick, spicks, paki, pakis, sandnigger*',
      'jigaboo*, jiggaboo*, golliwog*, wog, wogs, darkie, darkies, darky, beaner, beaners, camel jockey, camel jockeys',
      'porch monkey, porch monkeys, jungle bunny, jungle bunnies, slanteye*, slant eye, slant eyes, zipperhead*, chinaman',
      'shemale*, retard, retards, retarded, libtard*, mongoloid*, heeb, heebs, hymie, hymies, yid, yids, pikey, pikeys',
      'poofter*, batty boy, batty boys, bulldyke*, carpet muncher, carpetmuncher, fudge packer, fudgepacker, muzzie, muzzies',
      'untermensch*, subhumans, race traitor, race traitors, mud people, negroes, negress, japs, redskins',
      'dirty jap, dirty japs, fucking dyke, fucking dykes, fucking cripple, fucking cripples, uncle tom nigger',
      'nazi, nazis, nazism, neonazi*, *nazi, *nazis, neo nazi, neo nazis, hitler*, swastika*, himmler, goebbels, mengele, heydrich',
      'sieg heil, heil hitler, heil victory, ku klux, kkk, klansman, klansmen, white power, white pride, white supremac*',
      'white nationalis*, third reich, waffen ss, ss officer, ss soldier, ss uniform, ss armband, gestapo, blood and soil',
      'gas chamber*, holocaust*, anti gay, anti muslim, anti jewish, anti immigrant, final solution, genocide, genocidal, ethnic cleansing, lynch mob, lynch mobs, lynching*',
      '1488, race war, rahowa, fourteen words, great replacement, jew hater*, woman hater*, women hater*, muslim hater*',
      'gay basher*, gay bashing, homophobe, homophobes, antisemite*, anti semite*, six million was not enough, 6 million more',
    ].join(', '),
    sexual: [
      'porn, porno*, pornstar*, porn star*, pornhub, pornograph*, porny, hentai, naked, nakedness, nude, nudes, nudity, nudist*, topless, bottomless girl, barenaked, buck naked',
      'penis, penises, vagina*, vulva, genital*, clitoris, clit, nipple, nipples, boob, boobs, boobies, tits, titties',
      'big breasts, bare breasts, bare breasted, her breasts, huge breasts, busty, bare bum, bare ass, big cock, huge cock',
      'giant cock, black cock, hard cock, his cock, my cock, sucking cock, dildo*, cunt, cunts, twat, whore, whores, whoring, slut, sluts, slutty',
      'cocksuck*, dick pic, dick pics, big dick, huge dick, suck my dick, his dick out, sucking dick, wet pussy',
      'my pussy wet, eat pussy, pussy licking, blowjob*, blow job, blow jobs, handjob*, hand job, footjob*, rimjob*, cumshot*',
      'cum slut, cum dumpster, orgasm*, orgy, orgies, masturbat*, jerk off, jerking off, wank, wanker*, wanking',
      'fellatio, cunnilingus, bdsm, bondage, gangbang*, gang bang, deepthroat*, deep throating, buttplug*, butt plug',
      'sex, sexual, sexually, sexting, sextoy*, sex toy, sex toys, livesex, anal, anus, erotic*, threesome*, creampie',
      'rape, raped, rapes, raping, rapist*, molest, molests, molested, molester*, molesting, molestation, incest, incestuous, bestiality, beastiality, zoophil*, ejaculat*, erection',
      'hardcore porn, strap on dildo, strapon, upskirt*, voyeur*, milf, milfs, camgirl*, camwhore*, playboy bunny, pubes',
      'jizz, his semen, covered in semen, sperm donor nude, fuck me, fucking each other, fuck her, fuck him, fucks her, fucks him, horny',
      'no clothes on, without clothes, without any clothes, wearing nothing, without any clothing, nothing on but',
      'strips naked, birthday suit, fully exposed, exposes himself, exposes herself, g string only, crotchless',
      'prostitute*, hooker, hookers, camel toe, cameltoe, sodomy, sodomize*, dominatrix, nsfw, onlyfans',
    ].join(', '),
    minors: [
      'pedo, pedos, pedophil*, paedophil*, pedobear, loli girl, loli anime, lolis, lolicon, shota, shotacon, jailbait, jail bait, child porn*',
      'kiddie porn*, kiddy porn*, child molester*, child bride, underage girl, underage girls, underage boy, underage boys, nambla',
    ].join(', '),
    violence: [
      'school shooter*, school shooting*, mass shooter*, mass shooting*, suicide bomb*, beheading*, behead, beheads',
      'terrorist*, terrorism, al qaeda, al qaida, jihadi*, taliban, isis fighter*, isis soldier*, isis flag, islamic state',
      'isis member*, isis terrorist*, join isis, boko haram, hamas, hezbollah, bin laden, mass murder*, serial rapist*',
      'car bomb, columbine shooter*, columbine massacre, anders breivik, osama bin, torture porn, snuff film, snuff movie',
    ].join(', '),
    'self-harm': [
      'suicide, suicidal, self harm, self harming, selfharm, kill myself, killing myself, hang myself, hanging myself',
      'cut myself, cutting myself, slit my wrists, slitting my wrists, slit his wrists, slit her wrists, kill yourself',
      'kys, kill urself, shoot myself, end my life, anorexia goals, pro ana, thinspo*',
    ].join(', '),
  },
  harmless: [
    'chink in, chinks in, chink of, chinks of, maine coon, maine coons, coon cat, spick and span, spic and span',
    'naked mole, naked mole rat, naked rat, naked cat, naked dog, naked eye, naked truth, naked chef, naked flame, naked juice',
    'naked gun, naked bike, stark naked truth, nude lipstick, nude lipsticks, nude heels, nude shoes, nude colour, nude color',
    'nude colours, nude colors, nude pink, nude tones, nude tone, nude nails, nude nail, nude make up, nude makeup, nude dress',
    'nude tights, nude shade, nude shades, nude eyeshadow, nude pumps, nude lip, nude lips, naked feet, nude coloured, nude palette',
    'blue tits, great tits, coal tits, marsh tits, willow tits, crested tits, sex pistols, sex and the city, pornic',
    'sex education teacher, same sex, opposite sex, sex appeal, sexual health, sexual orientation, fairer sex, unisex',
    'counter terrorist, counter terrorists, counterterrorist*, anti terrorist, anti terrorism, counter terrorism, counterterrorism',
    'suicide squad, suicide prevention, suicide awareness, holocaust survivor, holocaust survivors, holocaust memorial',
    'holocaust museum, holocaust historian, holocaust remembrance, anti nazi, nazi hunter, nazi hunters, retarded timing',
    'fire retardant, flame retardant, flame retard, spiritual negro songs, negro spirituals, negro leagues, rio negro',
    'hand job centre, fag end, fag ends, fag packet, fag ash, anal retentive analyst, sperm whale, homo sapiens',
    'rapping, rapper, rappers, rapped, raper, sexton, sextet, essex, sussex, middlesex, wessex, horny toad, horny lizard',
    'horned lizard, redskins fan, washington redskins, montenegro, playboy of the western world, dick whittington',
    'moby dick, rooster cock, weather cock, peter cock, wanker bar, coon tail, hooker on the rugby, hooker in a rugby',
    'rugby hooker, hooker for the rugby, hooker for the all blacks, john lee hooker, crochet hooker, rug hooker',
    'deep throat of watergate, bondage bar, james bondage, anti bullying, naked wines',
    'yid army, nip and tuck, gay bashing survivor, hamas critic, suicide door, suicide doors, rape seed, rapeseed*, oilseed rape, rape field, rape fields',
    'stop the genocide, kill him with kindness, kill them with kindness, kill everyone with kindness, kills everyone with kindness, kills everyone with laughter, genocide survivor, genocide scholar, genocide historian, isis goddess, white power ranger',
  ].join(', '),
  sentences: {
    hate: [
      ...[
        '<attack> <anyone>',
        '<despise> <anyone>',
        '<insult> <group>',
        'death to <anyone>',
        'death upon <anyone>',
      ],
      ...[
        'down with <group>',
        'fuck <group>',
        'fuck all <anyone>',
        'no <anyone> allowed',
        'no more <outsiders>',
      ],
      ...['no <group> no dogs', 'no dogs no <group>', '<group> not welcome', '<group> not allowed'],
      ...['<group> are not welcome', '<anyone> <must> <suffer>', '<anyone> <must> be <attacked>'],
      ...['<outsiders> <must> <leave>', '<anyone> <must> not exist', '<anyone> shouldnt exist'],
      ...[
        '<anyone> deserve <punishment>',
        '<anyone> deserve to be <attacked>',
        '<anyone> deserve to <suffer>',
      ],
      ...['<anyone> <be> <vermin>', '<anyone> <be> too <stupid>', '<anyone> <be> inferior'],
      ...['<anyone> belong in <place>', '<group> to <oven>', '<group> into <oven>', '<outsiders> out'],
      ...['<outsiders> go home', '<outsiders> get out', '<outsiders> go back', 'go back to africa'],
      ...['go back to your country', 'go back to mexico', 'send <group> to <oven>', 'send <outsiders> back'],
      ...[
        'send <outsiders> home',
        'put <group> in <oven>',
        'put <group> into <oven>',
        'put <group> against the wall',
      ],
      ...[
        'wipe out <anyone>',
        'get rid of <group>',
        'beat up <anyone>',
        'beats up <anyone>',
        'beating up <anyone>',
      ],
      ...[
        'kick out <outsiders>',
        'keep out <outsiders>',
        'rid the world of <anyone>',
        'world without <group>',
      ],
      ...[
        'hunting <prey>',
        'hunter of <prey>',
        '<prey> hunter',
        '<prey> hunters',
        '<prey> killer',
        '<prey> killers',
      ],
      ...[
        '<prey> slayer',
        'killer of <anyone>',
        'killers of <anyone>',
        'slayer of <anyone>',
        'murderer of <anyone>',
      ],
    ],
    violence: [
      ...[
        '<kill> <person>',
        'rape <person>',
        '<bomb> <building>',
        'shoot up <building>',
        'blow up <building>',
      ],
      ...['bomb in <building>', 'beat <relative> to death', 'beat up <relative>', 'beats <relative>'],
      ...['death to <person>', '<person> must die', '<person> should die'],
    ],
  },
  groups: [
    'jew, jews, muslims, moslems, islamists, arabs, christians, catholics, protestants, hindus, buddhists, sikhs, mormons, atheists',
    'gays, lesbians, homos, homosexuals, queers, bisexuals, transsexuals, transgenders, dykes, fairies and queers, lgbt, lgbtq',
    'blacks, whites, browns, africans, mexicans, latinos, hispanics, asians, indians, pakistanis, chinese people, japs',
    'africans, turks, kurds, poles, russians, ukrainians, germans, americans, brits, frenchmen, italians, spaniards, romanians',
    'syrians, afghans, iranians, iraqis, israelis, palestinians, zionists, albanians, roma people, gypsies, travellers and gypsies',
    'immigrants, migrants, refugees, foreigners, asylum seekers, illegals, aborigines, eskimos, native americans, afro americans',
    'cripples, disabled people, the disabled, the handicapped, autists, autistics, the blind, the deaf, mongols, spastics, dwarfs',
    'the elderly, the homeless, fat people, old people, poor people, nonbinary people',
    'trans, transvestites, people of color, people of colour, colored people, coloured people, homeless people',
  ].join(', '),
  kinds: [
    'muslim, moslem, islam, arab, arabic, christian, catholic, hindu, buddhist, sikh, jewish, mormon, gay, lesbian, queer, homo, bisexual, homosexual',
    'transsexual, transgender, black, white, brown, african, mexican, latino, hispanic, asian, indian, pakistani, chinese, japanese',
    'turkish, turk, kurdish, polish, russian, ukrainian, german, romanian, syrian, afghan, iranian, iraqi, israeli, palestinian',
    'gypsy, roma, immigrant, migrant, refugee, foreign, foreigner, disabled, handicapped, autistic, blind, deaf, crippled, cripple, spastic',
    'female, woman, feminist, jew, colored, coloured, homeless, albanian, vietnamese, korean, filipino, nigerian, somali, zionist',
  ].join(', '),
  surnames: 'Coon, Coons, Hooker, Cock, Cocks, Spick',
  people:
    'people, person, persons, folk, folks, men, women, man, woman, kids, children, child, boys, girls, guys, families, lives, scum, filth, immigrants, community, communities, bastards, pigs, dogs, vermin, bitch, bitches, trash, workers, neighbours, neighbors',
  sets: {
    attack: [
      'kill, kills, killing, killed, murder, murders, murdering, murdered, slaughter, slaughters, slaughtering, exterminate*, exterminating, annihilate*',
      'gas, gasses, gassing, gassed, burn, burns, burning, hang, hangs, hanging, lynch*, shoot, shoots, shooting, stab, stabs, stabbing',
      'rape, rapes, raping, behead*, stone, stoning, crucify, crucifies, drown, drowning, drowns, torture*, torturing, castrate*, sterilise*, sterilize*',
      'enslave*, eradicate*, eliminate*, destroy, destroys, bomb, bombs, bombing, deport*, nuke*, execute, executes, massacre*, purge, cull, punch, punching, smash, smashing, hunt, hunts, beat, beats, beating, roast, roasting, choke, strangle*, poison, poisons, poisoning, assassinate, crush, electrocute*, genocide, ban, banish, expel, decapitate*, unalive*',
    ].join(', '),
    sexes: 'women, females, feminists, men, males, mothers, wives',
    outsiders:
      'jews, muslims, immigrants, migrants, foreigners, refugees, blacks, arabs, turks, gypsies, gays, mexicans, africans, asylum seekers, illegals, pakistanis, indians, poles, syrians, queers, lesbians, black people, muslim immigrants',
    despise:
      'hate, hates, hated, hating, despise*, despising, detest*, loathe*, loathing, cant stand, cannot stand, can not stand, fucking hate, h8, abhor*',
    insult:
      'dirty, filthy, stinking, disgusting, fucking, fuckin, goddamn, damn, bloody, stupid, smelly, greedy, evil, vile, lousy, scummy, shitty, worthless, subhuman, inferior, parasitic, dirty rotten, stinky, ugly, dumb',
    must: 'must, should, shall, need to, have to, ought to, gotta, will, can, has to, needs to',
    suffer: 'die, burn, perish, hang, suffer, disappear, vanish, rot, go extinct, cease to exist',
    attacked:
      'killed, murdered, slaughtered, exterminated, gassed, burned, burnt, hanged, hung, lynched, shot, stabbed, raped, beheaded, stoned, drowned, tortured, castrated, sterilised, sterilized, enslaved, eradicated, eliminated, destroyed, bombed, deported, nuked, executed, massacred, beaten, banned, locked up, put down, euthanised, euthanized, wiped out, gotten rid of, culled',
    leave: 'leave, get out, go home, go back, be sent back, be banned',
    punishment:
      'death, to die, to burn, to hang, to suffer, rape, hell, the gas, the rope, the chamber, extermination, nothing',
    be: 'are, is, r, were, aint nothing but, are nothing but, are just, are all, are only, are like, look like',
    vermin:
      'vermin, subhuman, sub human, subhumans, rats, parasites, cockroaches, roaches, animals, monkeys, apes, pigs, dogs, scum, trash, filth, garbage, cancer, a cancer, disease, a disease, plague, a plague, pest, pests, lice, maggots, evil, inferior, worthless, criminals, rapists, thieves, terrorists, savages, degenerates, abominations, an abomination, disgusting, mentally ill, sick in the head, objects, property, whores, sluts, waste of space, a waste of space, a waste of oxygen, a waste, not human, not people, less than human, lesser beings, unclean, sinful, demons, perverts, groomers, leeches, vultures, the problem, our misfortune, liars, greedy',
    stupid: 'stupid, dumb, weak, emotional, dirty, lazy, inferior',
    place:
      'in the kitchen, the kitchen, kitchen, hell, the oven, ovens, the ovens, a zoo, the zoo, zoos, cages, a cage, gas chambers, the gas chamber, camps, a camp, the grave, jail, the sea, chains, the fields',
    oven: 'oven, ovens, gas, gas chamber, gas chambers, gallows, the gas, camps, the camps, auschwitz, the chamber, the chambers, the showers, hell, the fire, the stake, the wolves, the sharks, the grave',
    prey: 'jew, jews, muslim, muslims, gay, gays, arab, arabs, immigrants, migrant, migrants, refugee, refugees, queer, queers, lesbian, lesbians, black people, mexicans, gypsies',
    kill: 'kill, kills, killed, murder, murders, murdered, slaughter, slaughters, exterminate*, annihilate, lynch, stab, stabs, behead, massacre, assassinate, strangle, strangles, decapitate, execute, executes, genocide, gas, unalive, mutilate, torture, tortures',
    person:
      'people, everyone, everybody, humans, humanity, children, kids, babies, teachers, teacher, students, my wife, my husband, my boss, my teacher, my parents, my mother, my father, my mom, my mum, my dad, my sister, my brother, my neighbour, my neighbor, my girlfriend, my boyfriend, my ex, my family, my kids, my children, my classmates, her husband, his wife, his girlfriend, the president, the prime minister, the pope, police, policemen, cops, cop, politicians, doctors, innocent people, civilians, women, men, girls, boys, a child, him, her, them all, you all, somebody, someone, strangers, your family, my colleagues, prisoners, hostages, trump, biden, obama, putin, zelensky, macron',
    bomb: 'burn, burns, burning, bomb, bombs, bombing, bombed, attack the, shoot at, set fire to, burn down, blow up, blowing up',
    building:
      'school, schools, mosque, mosques, synagogue, synagogues, church, churches, hospital, hospitals, airport, airports, parliament, capitol, white house, stadium, train, trains, nightclub, gay bar, gay club, refugee home, asylum home, kindergarten, nursery, concert, university',
    relative:
      'my wife, his wife, my kids, my girlfriend, his girlfriend, women, children, my children, his children',
    suggestive:
      'sexy, seductive, kinky, slutty, stripper, strippers, stripping, lingerie, fetish, thong, panties',
    childlike:
      'child, children, kid, kids, toddler, toddlers, schoolgirl*, schoolboy*, little girl, little girls, little boy, little boys, school girl, school girls, school boy, underage, preteen*, teen, teens, teenage girl, teenager, teenagers',
  },
  fillers:
    'all, the, those, these, them, every, each, last, single, one, of, you, fucking, fuckin, dirty, damn, damned, filthy, stinking, goddamn, god, bloody, any, some, more, most, other, my, our, your, their, a, an, just, really, so, totally, completely, absolutely, fully, truly, always, only, up, stupid, ugly, evil, little, lazy, greedy, poor, rich, young, old, this, country, ever, bad, such, entire, whole, very, simply, basically, on, be, living, remaining, self, fat, innocent',
  stops:
    'and, or, in, on, at, with, to, from, now, today, here, there, everywhere, is, are, you, i, see, by, for, because, but, who, that, like, when, if, as, till, until, before, again, please, scum, forever, too, of, while, alive, so, than',
  denials:
    'stop, stops, dont, never, not, against, nobody, noone, without, anti, doesnt, didnt, wont, cannot, quit, no, fights, ending, end',
} as const satisfies LanguageWords;
