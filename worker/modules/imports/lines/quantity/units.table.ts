/** `spoon` measures loose food, `vague` needs no amount. A unit ends with `;`, spellings are folded and singular. */
export const unitSpellings = {
  metric: `g, gr, grm, gm, gms, gram, gramm, gramme, grammo, grammi, grama, gramo, gramow, gramy, gramma,
    г, гр, грамм, грамма, граммов, γρ, γραμμαρια, 克, 公克, グラム, 그램, גרם, غ, غرام, جرام;
    kg, kilo, kilogram, kilogramm, kilogramme, quilo, quilograma, kilogramo, chilo, chilogrammo, кг, килограмм,
    κιλο, κιλα, 公斤, 千克, 킬로그램, كيلو; mg, milligram; dag, dkg, deka; hg, hekto, etto, etti;
    ml, milliliter, millilitre, mililitro, millilitro, millilitri, mililitr, мл, миллилитр, 毫升, ミリリットル, 밀리리터,
    מל, مل; cl, centiliter, centilitre, centilitro; cc, ㏄; dl, deciliter, decilitre, decilitro, дл;
    l, lt, ltr, liter, litre, litro, litri, litr, litru, litry, л, литр, литра, λιτρο, λιτρα, 升, 公升, リットル, 리터,
    ליטר, لتر; lb, lbs, #, pound, pd, libra, livre, pfund, pfd, pond, libbra, funt, фунт, 磅, 파운드; 斤; 两; 合;
    oz, ozs, ounce, onza, oncia, once, uncja, unze, унция, 盎司; fl oz, floz, fluid oz, fluid ounce, fl ounce;
    pint, pt, pinta; quart, qt; gallon, gal`,
  length: `cm, centimeter, centimetre, zentimeter, centimetro, см, センチ, 厘米; mm, millimeter, millimetre;
    in, inch, inche, ", ″, ”, pouce, zoll, pulgada`,
  spoon: `cup, c, cps; tasse, tassen, taza, tazza, tazze, xicara, copo, kop, kopje, kopp, koppar, kopper, salek, salku,
    salky, hrnek, hrnku, hrnky, hrncek, szklanka, szklanki, szklanek, стакан, стакана, стаканов, чашка, чашки, склянка,
    salica, salice, sulja, solja, solje, φλιτζανι, φλιτζανια, φλ, κουπα, κουπες, su bardagi, cay bardagi, bardak, bogre, csesze, pohar, cana, cani, カップ,
    杯, 컵, כוס, כוסות, كوب, اكواب, أكواب, कप; xicara cha, xicara de cha; xicara cafe, xicara de cafe;
    tbsp, tbs, tb, tbl, tblsp, tblspn, tbspn, tsbp, tablespoon, tableaspoon, tablspoon, table spoon, tablespoonful;
    el, essloffel, essl; zlica, zlice, zlicom, jusna zlica; kasika, kasike, supena kasika; c a s, cas, cs, c s, c a soupe, cuil a soupe, cuill a soupe, cuillere a soupe, cuiller a soupe;
    cda, cucharada, cuchara sopera; cucchiaio, cucchiai; colher de sopa, colher sopa, col sopa, c de sopa; eetlepel, eetl;
    msk, matsked, matskedar; ss, spiseskje, spsk, spiseske, spiseskeer, spiseskefuld; rkl, ruokalusikka;
    lyzka, lyzki, lyzek, lzice, lzic, polevkova lzice, pl, polievkova lyzica, lyzica, lyzice, lyzic;
    стл, ст л, ст ложка, ст ложки, ст ложек, столова ложка, столові ложки, столових ложок, столовая ложка, столовые ложки, столовых ложек, столовых ложки; κσ, κ σ, κουταλια, κουταλιες,
    κουταλια της σουπας, κουταλιες της σουπας; yemek kasigi, yk; ek, evokanal; lingura, linguri;
    大さじ, 大匙, おおさじ, 汤匙, 湯匙, 大勺, 勺, 큰술, 스푼, כף, כפות; ملعقة كبيرة, ملاعق كبيرة;
    tsp, ts, tspn, teaspoon, tea spoon, teaspoonful; tl, teeloffel, teel, kaffeeloffel, kaffeel; zlicica, zlicice, mala zlicica; kasicica, kasicice; c a c, cac, c a cafe, cc a cafe, c a the,
    cuil a cafe, cuill a cafe, cuillere a cafe, cuillere a the, cuiller a cafe; cdta, cdita, cucharadita, cucharilla;
    cucchiaino, cucchiaini; colher de cha, colher cha, col cha, c de cha, c cha, colher de cafe, colher cafe; theelepel, theel;
    tsk, tesked, teskedar; teskje, teskjeer, teske, teskeer, teskefuld; teelusikka; lyzeczka, lyzeczki, lyzeczek, lzicka,
    lzicky, lzicek, kavova lzicka, cajova lzicka, kl, lyzicka, lyzicky, lyziciek; чл, ч л, ч ложка, ч ложки, ч ложек, чайна ложка, чайні ложки, чайних ложок, чайная ложка, чайные ложки,
    чайных ложек, чайных ложки; κγ, κ γ, κουταλακι, κουταλακια, κουταλακι του γλυκου, κουταλακια του γλυκου;
    cay kasigi, tatli kasigi; kavekanal, tk, kk, mk; lingurita, lingurite; 小さじ, 小匙, こさじ, 茶匙, 小勺, 작은술, 티스푼,
    כפית, כפיות; ملعقة صغيرة, ملاعق صغيرة; ملعقة, ملاعق; dessertspoon, dsp, colher de sobremesa, colher sobremesa;
    spoonful, spoon, scoop, loffel, lepel, colher, sked, ложка, ложки, ложек, kasik, ladle, ladleful, schopkelle, cuilleree;
    krm, kryddmatt, mespunt, messerspitze, msp, knivspids, knsp, spits; jigger, shot; glass, glas, glaser, verre, vaso,
    bicchiere, bicchieri, kieliszek, mug, teacup, bowl, 碗; part, parte`,
  container: `can; tin; dose, dosen, boite, lata, lattina, lattine, barattolo, barattoli, scatola, blik, blikje, blikken, burk,
    burkar, boks, bokser, dase, daser, puszka, puszki, puszek, plechovka, plechovky, konzerva, konzervy, konzerv, банка,
    банки, банок, κονσερβα, konserve, conserva, 缶, 罐, 캔, קופסת, علبة; package, pkg, pkge, pkt, pack, packet, pk, pckg;
    pck, packchen, packung, packungen, pak, pakje, paquet, paquete, pacote, pacchetto, pacchetti, pacco, confezione,
    confezioni, conf, verpakking, forpackning, forp, paket, pakke, pakker, paczka, paczki, opakowanie, opakowania, op,
    balicek, balicky, baleni, bal, пакет, пакета, пачка, пачки, упаковка, упаковки, уп, πακετο, πακετα, csomag, pachet,
    パック, 袋, 包, 盒, 팩, 봉지, 봉, חבילה, חבילת; jar, vasetto, vasetti, pot, potte, potter, potje, bocal, tarro, bote, frasco, sklenice,
    sloik, sloika, prk, tlk, βαζο, βαζακι, 瓶, 병; bottle, btl, flasche, flaschen, bouteille, botella, bottiglia,
    bottiglie, garrafa, fles, flaska, flaske, flasker, butelka, butelki, lahev, бутылка, бутылки, μπουκαλι, sise;
    box, carton, container, schachtel, karton, brique, briquette, brik, becher, bech, bakje, bakker, baeger, ask,
    kelimek, kelimky, tub, tube, punnet, barquette, bandeja, vaschetta, schale, tetrapak; bag, beutel, sachet, saquito,
    sobre, bolsa, bustina, bustine, busta, buste, zak, zakje, pose, poser, saszetka, saszetki, torebka, torebki, sacek,
    sacky, пакетик, пакетика, φακελακι, pss, plic, envelope, tute, envelop, pouch, sleeve; recipe, batch, portion,
    serving, port, portie, racion, porcja, 人前, 人份`,
  piece: `piece, pc, pcs, pce; stk, stck, st, stuck, stucke, stuks, stuk, stukje, styck, stycken, stykke, stykker;
    morceau, morceaux, pieza, pezzo, pezzi, pz, pedaco, unidad, unidade, uds, ud, unite, unita, sztuka, sztuki, sztuk,
    szt, kus, kusy, kusu, ks, kpl, шт, штука, штуки, штук, τεμ, τεμαχιο, τεμαχια, adet, db, darab, bucata, bucati, buc,
    個, 个, コ, ケ, 개, 只, יחידה, יחידות, حبة, حبات, кусок, кусочек; clove, zehe, zehen, gousse, diente, spicchio, spicchi,
    dente, teen, teentje, tenen, klyfta, klyftor, fedd, fed, zabek, zabki, zabkow, strouzek, strouzky, strouzku, strucik, strucikov,
    struciky, зубок, зубки, зубців, зубчики, зубчиків, зубчик, зубчика, зубчиков, зубок, σκελιδα, σκελιδες, dis, gerezd, catel, catei, 瓣, かけ, 片, カケ, 쪽, שן,
    שיני, فص, فصوص; slice, scheibe, scheiben, tranche, tran, plat, kriska, kriske, rebanada, rodaja, loncha, fetta, fette, fatia, plak, plakje,
    plakken, skiva, skivor, skive, skiver, plaster, plastry, plastrow, kromka, kromki, platek, platky, ломтик, ломтика,
    φετα, φετες, φετ, dilim, szelet, felie, felii, 枚, 切れ, 장, 조각, פרוסה, פרוסות, شريحة, شرائح; rasher; spear;
    sprig, zweig, zweige, brin, ramita, rametto, rametti, ramo, raminho, takje, kvist, kvistar, kvister, kviste, galazka,
    galazki, snitka, snitky, vetvicka, vetvicky, веточка, веточки, κλωναρι, κλωναρακια, branch, branche, 枝, 줄기, גבעול;
    stalk, stange, stangen, stiel, stiele, stangel, stengel, tallo, gambo, gambi, costa, coste, talo, stjalk, stilk,
    stilker, stilke, stabljika, stabljike, lodyga, rapik, стебель, стебля, stem, 株, 根, 條, 条, 대; rib; stick, stab, stange, palo, stang, szal;
    leaf, leave, blatt, blatter, feuille, hoja, foglia, foglie, folha, blad, blaadje, blader, blade, lisc, liscie, list,
    listy, лист, листа, листов, φυλλο, φυλλα, yaprak, frunza, frunze, 葉; sheet, foglio, fogli, platte, platten, vel,
    vellen, ark, arkusz, plato, 丁, 張, 张; head, kopf, kopfe, tete, cabeza, testa, cabeca, krop, huvud, hoved, glowka,
    hlavka, головка, κεφαλι, fej, capatana, 玉, 颗, 頭, 棵, 통; bulb, knolle, knollen, bulbe, bulbo; ear, kolben, epi,
    mazorca, pannocchia, kolf; loaf, loave, laib, miche, hogaza, filone; block, ball, disk, disc, slab, bar, log, rack,
    wheel, square, cube, chunk, wedge, lump, strip, wurfel, cubo, dado, cubetto, tablette, tafel, rippe, kugel, kostka,
    kostky, blokje, bolletje, tabla, spalte, spalten, кубик, ring; drop, tropfen, goutte, gota, goccia, gocce, druppel, droppe, droppar,
    drape, draper, drabe, kropla, krople, kapka, kapky, капля, капли, капель, σταγονα, σταγονες, damla, csepp, 滴, 방울;
    pair, dozen, dutzend, douzaine, docena, dozzina, duzia, tucet; thumb, cake, finger, floret, roschen, bundle, stack,
    tray, skein, nest, pod, 本, 匹, 尾, 羽, 房, 節, 串, 粒, 朵, 块, 塊, 마리, 모, 알`,
  vague: `pinch, prise, prisen, pincee, pizca, pellizco, pizzico, pizzichi, pitada, snuf, snufje, snuifje, nip, nypa, nypor, klype,
    szczypta, szczypty, spetka, spetky, stipka, stipky, щіпка, щіпки, щіпку, дрібка, щепотка, щепотки, щепоток, πρεζα, πρεζες, tutam, csipet, praf,
    つまみ, ひとつまみ, 撮, 小撮, 꼬집, רשה, رشة, ripaus; dash, splash, spritzer, schuss, trait, filet, filo, chorro,
    chorrito, fio, goccio, scheut, scheutje, skvatt, skvett, stank, chlust, drizzle, glug, lug, slug, shake, squirt,
    squeeze, smear, twist, sprinkling, grating, dusting, dollop, klecks, klacks, noisette, noix, knob, nob, klontje, klick; handful, hand voll, handvoll, hand,
    poignee, punado, manciata, manciate, punhado, handje, handvol, nave, handfull, garsc, garsci, hrst, hrsti, hrste,
    горсть, горсти, χουφτα, avuc, marek, ひとつかみ, 줌, חופן, حفنة; bunch, bd, bund, bunde, bundchen, botte, manojo, atado,
    mazzo, mazzi, mazzetto, ciuffo, ciuffi, maco, bos, bosje, knippa, bundt, bunt, peczek, peczki, svazek, svazky, zvazok,
    пучок, пучка, пучков, ματσο, ματσ, ματσακι, demet, csokor, nippu, legatura, 束, 把, わ, 단, צרור, حزمة, ربطة`,
}

export type UnitKind = keyof typeof unitSpellings | 'own'
