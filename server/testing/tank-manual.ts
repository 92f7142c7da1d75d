/** A manual with two parts that are cleaned, and the faults of both in a list of their own. */
export const TANK_MANUAL = Buffer.from(`<!doctype html>
<html lang="en"><head><title>Coffee machine K4</title></head><body>
<h1>Coffee machine K4</h1>
<h2>Water tank</h2>
<p>The water tank holds 2 litres. It stands behind the door at the left of the machine.</p>
<h3>Cleaning the water tank</h3>
<ol><li>Take the tank out of the machine.</li><li>Rinse the tank with warm water.</li><li>Put the tank back.</li></ol>
<h2>Grinder</h2>
<p>The grinder has steel burrs. It stands below the hopper at the top of the machine.</p>
<h3>Cleaning the grinder</h3>
<ol><li>Empty the hopper of the grinder.</li><li>Brush the burrs with a dry brush.</li><li>Close the lid of the hopper.</li></ol>
<h2>Troubleshooting</h2>
<table><tr><th>Fault</th><th>Remedy</th></tr>
<tr><td>The display does not light up</td><td>Switch the machine on at the back.</td></tr>
<tr><td>The water tank is not detected</td><td>Push the water tank in to the stop.</td></tr>
<tr><td>The grinder does not turn</td><td>Close the lid of the grinder.</td></tr></table>
</body></html>`);
